import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A weather service on this machine; `asked` are the requested addresses. */
export type Upstream = { url: string; answer: RequestListener; asked: URL[]; close(): Promise<void> };

export async function startUpstream(): Promise<Upstream> {
  const upstream: Upstream = { url: '', answer: send('{}', 500), asked: [], close };
  const server = createServer((request, response) => {
    upstream.asked.push(new URL(request.url ?? '', 'http://upstream'));
    upstream.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/forecast?models=icon`;
  return upstream;

  async function close() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Answers with this text. */
export function send(body: string, status = 200): RequestListener {
  return (_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** Answers as the service does. */
export function current(values: { temperature_2m?: unknown; weather_code?: unknown }): RequestListener {
  return send(JSON.stringify({ current: values }));
}
