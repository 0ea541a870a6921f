import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { freePorts } from '../dev/ports.ts';
import { isInstalled } from './installed.ts';
import { baseConfig, minimizer } from '../webpack/base-config.ts';

const run = promisify(execFile);

/** The portal's pages, served by something else. */
export type PageTwin = { url: string; close(): Promise<void> };

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const REACT_PAGE = '/bare-react-page.js';

/**
 * The portal's pages without JavaScript: what its content alone would cost. Its own HTML with all scripts removed, and
 * its pictures and fonts, everything from memory.
 */
export function startStaticTwin(portalUrl: string): Promise<PageTwin> {
  return startTwin(portalUrl, withoutScripts);
}

/** The same markup, hydrated as a whole by React and nothing else (bare-react-page.ts). */
export async function startReactTwin(portalUrl: string): Promise<PageTwin> {
  const script = await bundledReactPage();
  const change = (html: string) =>
    withoutScripts(html)
      // React adopts the existing markup.
      .replaceAll(/<!--.*?-->/gs, '')
      .replace(/(?<=<body.*)<(?:link|script)[^>]*>(?:[^<]*<\/script>)?/gs, '')
      .replace('</head>', `<script type="module" src="${REACT_PAGE}"></script></head>`);
  return startTwin(portalUrl, change, new Map([[REACT_PAGE, script]]));
}

/** The same pages without scripts from nginx, which caches its answers; undefined without nginx. */
export async function startNginxTwin(portalUrl: string): Promise<PageTwin | undefined> {
  const isThere = () =>
    run('nginx', ['-v']).then(
      () => true,
      () => false,
    );
  if (!(await isInstalled('nginx-light', isThere))) return undefined;
  const source = await startStaticTwin(portalUrl);
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-nginx-'));
  const [port = 0] = await freePorts('127.0.0.1', 3950, 1);
  const configuration = join(folder, 'nginx.conf');
  await writeFile(configuration, nginxConfiguration(folder, port, source.url));
  const nginx = (...args: string[]) => run('nginx', ['-c', configuration, '-e', join(folder, 'errors'), ...args]);
  await nginx();
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await nginx('-s', 'quit');
      await source.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startTwin(
  portalUrl: string,
  change: (html: string) => string,
  files: ReadonlyMap<string, Buffer> = new Map(),
): Promise<PageTwin> {
  const kept = new Map<string, Promise<Answer>>();
  for (const [path, body] of files) kept.set(path, Promise.resolve(compressed('text/javascript', body)));
  const server = createServer((request, reply) => {
    const path = request.url ?? '/';
    const answer = kept.get(path) ?? copy(portalUrl + path, change);
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
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function copy(url: string, change: (html: string) => string): Promise<Answer> {
  const answer = await fetch(url);
  const type = answer.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const caching = answer.headers.get('cache-control') ?? '';
  if (type.startsWith('text/html')) return compressed(type, Buffer.from(change(bytes.toString())), caching);
  return {
    status: answer.status,
    headers: { 'content-type': type, 'content-length': String(bytes.length), 'cache-control': caching },
    body: bytes,
  };
}

function compressed(type: string, bytes: Buffer, caching = 'no-cache'): Answer {
  const body = brotliCompressSync(bytes);
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': caching,
      'content-encoding': 'br',
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

async function bundledReactPage(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-react-'));
  try {
    const filename = 'page.js';
    const compiler = webpack({
      ...baseConfig('infra/tools', 'production'),
      entry: join(import.meta.dirname, 'bare-react-page.ts'),
      output: { path: folder, filename },
      optimization: { minimizer },
    });
    await new Promise<void>((resolve, reject) =>
      compiler.run((error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      }),
    );
    return await readFile(join(folder, filename));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function nginxConfiguration(folder: string, port: number, source: string): string {
  // Its workers read and write the folder, which is its owner's alone.
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/errors;
events {}
http {
  access_log off;
  proxy_cache_path ${folder}/kept keys_zone=kept:10m;
  proxy_temp_path ${folder}/proxy;
  client_body_temp_path ${folder}/body;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${source};
      proxy_cache kept;
      proxy_cache_valid 200 1h;
      proxy_ignore_headers Cache-Control Expires;
    }
  }
}
`;
}
