import { once } from 'node:events';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ConfigError } from '../config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Numbers about this process in Prometheus' text format. */
    metrics(): string;
  }
}

/**
 * Counts requests; `app.metrics()`. With `METRICS_PORT` it is read there, by this machine alone: on the portal's own port nothing would tell
 * a proxy on this machine, and so its visitors, from whoever supervises the process.
 */
export const metrics = fp(
  async (app) => {
    const requests: Record<string, number> & Record<'2xx' | '3xx', number> = { '2xx': 0, '3xx': 0 };
    const loop = monitorEventLoopDelay({ resolution: 20 });
    loop.enable();
    app.addHook('onClose', () => void loop.disable());
    app.addHook('onResponse', (_request, reply, done) => {
      const group = `${Math.floor(reply.statusCode / 100)}xx`;
      requests[group] = (requests[group] ?? 0) + 1;
      done();
    });
    app.decorate('metrics', () => {
      const { sent } = app.finishedAnswers;
      const all = { ...requests, '2xx': requests['2xx'] + sent[200], '3xx': requests['3xx'] + sent[304] };
      const text = report(app, all, loop.percentile(99) / 1e9);
      loop.reset();
      return text;
    });

    const { metricsPort } = app.config;
    if (metricsPort === null) return;
    const server = createServer(({ method, url }, response) => {
      if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
      return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(app.metrics());
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

function report(app: FastifyInstance, requests: Record<string, number>, loopDelaySeconds: number): string {
  const memory = process.memoryUsage();
  const counts = Object.entries(requests).map(([group, count]) => `http_requests_total{status="${group}"} ${count}`);
  const lines = [
    '# TYPE http_requests_total counter',
    ...counts,
    ...metric('process_uptime_seconds', 'gauge', process.uptime()),
    ...metric('process_resident_memory_bytes', 'gauge', memory.rss),
    ...metric('nodejs_heap_size_used_bytes', 'gauge', memory.heapUsed),
    ...metric('nodejs_eventloop_lag_p99_seconds', 'gauge', loopDelaySeconds),
    ...metric('portal_content_revision', 'counter', app.contentRevision.current()),
  ];
  return `${lines.join('\n')}\n`;
}

function metric(name: string, type: 'gauge' | 'counter', value: number): string[] {
  return [`# TYPE ${name} ${type}`, `${name} ${value}`];
}
