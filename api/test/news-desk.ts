import { editorDesk } from './editor-desk.ts';

/** What an editor sends for a new article. */
export const ARTICLE = { title: 'Sieg im Derby', content: '<p>Ein verdienter Sieg.</p>', category: 'verein' };

/** Articles that an editor writes. */
export function newsDesk() {
  const desk = editorDesk({ emptied: ['articles'] });
  return Object.assign(desk, { stored: () => desk.app.db('articles').select() });
}
