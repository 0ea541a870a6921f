import type { Database } from '../database/connect.ts';
import { editArticles } from './edited-articles.ts';
import { readPublishedArticles } from './published-articles.ts';

/** News: what readers see, and what editors write. */
export function createNewsRepository(db: Database) {
  return { ...readPublishedArticles(db), ...editArticles(db) };
}
