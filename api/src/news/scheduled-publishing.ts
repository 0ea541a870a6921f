import fp from 'fastify-plugin';
import { repeatWork } from '../repeated-work.ts';
import { editArticles } from './edited-articles.ts';

const INTERVAL_MS = 5_000;

/** Publishes scheduled articles on time, and those that became due while the portal was down. */
export const scheduledPublishing = fp(
  async (app) => {
    const news = editArticles(app.db);
    const publish = async () => {
      if ((await news.publishDue()) > 0) await app.contentRevision.refresh();
    };
    repeatWork(app, { everyMs: INTERVAL_MS, trouble: 'planned articles not published', work: publish });
  },
  { name: 'scheduled-publishing', dependencies: ['content-revision'] },
);
