import fp from 'fastify-plugin';

const SWEEP_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * On `app.close()` running requests are finished first. Node closes only the connections that are idle at that moment,
 * so those that become idle later are closed as they do, and after ten seconds all others.
 */
export const gracefulClose = fp(
  async (app) => {
    let sweep: NodeJS.Timeout | undefined;
    let end: NodeJS.Timeout | undefined;

    app.addHook('preClose', (done) => {
      sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
      end = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
      app.server.once('close', () => {
        clearInterval(sweep);
        clearTimeout(end);
      });
      done();
    });
    app.addHook('onClose', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
  },
  { name: 'graceful-close' },
);
