import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** The portal's pages without JavaScript: what its content alone would cost. */
export type StaticTwin = { url: string; close(): void };

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Serves the portal's own HTML with all scripts removed, and its pictures and fonts, everything from memory. */
export async function startStaticTwin(portalUrl: string): Promise<StaticTwin> {
  const kept = new Map<string, Promise<Answer>>();
  const server = createServer((request, reply) => {
    const path = request.url ?? '/';
    const answer = kept.get(path) ?? copy(portalUrl + path);
    kept.set(path, answer);
    answer.then(
      ({ status, headers, body }) => reply.writeHead(status, headers).end(body),
      () => reply.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function copy(url: string): Promise<Answer> {
  const answer = await fetch(url);
  const type = answer.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPage = type.startsWith('text/html');
  const body = isPage ? brotliCompressSync(withoutScripts(bytes.toString())) : bytes;
  return {
    status: answer.status,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': answer.headers.get('cache-control') ?? '',
      ...(isPage && { 'content-encoding': 'br' }),
    },
    body,
  };
}

/** Removes scripts, data blocks and links that fetch scripts; structured data stays. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link[^>]*(?:rel="modulepreload"|as="script")[^>]*>/g, '');
}
