import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Numbers about this process in Prometheus' text format. */
    metrics(): string;
  }
}

/** Counts requests; `app.metrics()`. */
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
