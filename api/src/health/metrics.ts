import { once } from 'node:events';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import fp from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { ConfigError } from '../config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Numbers about this process in Prometheus' text format. */
    metrics(): Promise<string>;
  }
}

/**
 * Counts requests and how long they take, by matched route; `app.metrics()`. `METRICS_PORT` serves them to this machine
 * alone: on the portal's own port, a proxy on this machine, and so its visitors, would look like a supervisor of the
 * process.
 */
export const metrics = fp(
  async (app) => {
    // One of its own for each app: the library's common one would count those of other tests.
    const registry = new Registry();
    const registers = [registry];
    const sent = { 200: 0, 304: 0 };
    const requests = new Counter({
      name: 'http_requests_total',
      help: 'Answers, by the first figure of their status',
      labelNames: ['status'],
      registers,
      // Finished answers never reach a route.
      collect() {
        this.inc({ status: '2xx' }, app.finishedAnswers.sent[200] - sent[200]);
        this.inc({ status: '3xx' }, app.finishedAnswers.sent[304] - sent[304]);
        Object.assign(sent, app.finishedAnswers.sent);
      },
    });
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until an answer is sent, by matched route; without finished answers',
      labelNames: ['method', 'route'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    });
    app.addHook('onResponse', (request, reply, done) => {
      requests.inc({ status: `${Math.floor(reply.statusCode / 100)}xx` });
      const route = request.routeOptions.url ?? 'none';
      durations.observe({ method: request.method, route }, reply.elapsedTime / 1000);
      done();
    });

    const loop = monitorEventLoopDelay({ resolution: 20 });
    loop.enable();
    app.addHook('onClose', () => void loop.disable());
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge('process_uptime_seconds', 'Age of the process', () => process.uptime());
    gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
    gauge('nodejs_heap_size_used_bytes', 'Memory of JavaScript objects', () => process.memoryUsage().heapUsed);
    gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile since it was last read', () => {
      const lag = loop.percentile(99) / 1e9;
      loop.reset();
      return lag;
    });
    gauge('portal_content_revision', 'Number of the last change of content', () => app.contentRevision.current());
    app.decorate('metrics', () => registry.metrics());

    const { metricsPort } = app.config;
    if (metricsPort === null) return;
    const server = createServer(({ method, url }, response) => {
      if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
      void app
        .metrics()
        .then((text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text));
    });
    app.addHook('onReady', async () => {
      await once(server.listen(metricsPort, '127.0.0.1'), 'listening').catch((error: unknown) => {
        throw new ConfigError(
          `METRICS_PORT ist ${metricsPort}, dort kann aber nichts geöffnet werden (${(error as NodeJS.ErrnoException).code}). Bitte einen freien Port ab 1024 wählen.`,
        );
      });
    });
    app.addHook('onClose', () => {
      server.close();
      server.closeAllConnections();
    });
  },
  { name: 'metrics' },
);
