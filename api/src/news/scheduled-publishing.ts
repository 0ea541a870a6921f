import fp from 'fastify-plugin';
import { createNewsRepository } from './news.repository.ts';

const INTERVAL_MS = 5_000;

/** Publishes planned articles at their minute, and those whose minute passed while nothing ran. */
export const scheduledPublishing = fp(
  async (app) => {
    const news = createNewsRepository(app.db);
    let working = Promise.resolve();

    const publish = async () => {
      try {
        if ((await news.publishDue()) > 0) await app.contentRevision.refresh();
      } catch (error) {
        app.log.warn({ err: error }, 'planned articles not published, will be tried again');
      }
    };
    const timer = setInterval(() => {
      working = publish();
    }, INTERVAL_MS).unref();
    app.addHook('onReady', publish);
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await working;
    });
  },
  { name: 'scheduled-publishing', dependencies: ['content-revision'] },
);
