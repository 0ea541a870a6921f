import fp from 'fastify-plugin';
import { closeConnections } from '../http/close-connections.ts';

/** On `app.close()` running requests are finished first. */
export const gracefulClose = fp(
  async (app) => {
    let end: (() => void) | undefined;

    app.addHook('preClose', (done) => {
      end = closeConnections(app.server);
      done();
    });
    app.addHook('onClose', () => end?.());
  },
  { name: 'graceful-close' },
);
