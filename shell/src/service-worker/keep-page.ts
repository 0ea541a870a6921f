import { PAGE_STATE_ID } from '../routing/page-state.ts';
import { findKept, keep, mayBeKept, type KeptCaches } from './kept-caches.ts';

const FILES = /\/(?:assets\/fonts|releases)\/[\w./-]+\.(?:js|woff2)/g;
const STATE = new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">([^<]*)</script>`);

/** Keeps a page with its files, and with the data in it under its API addresses. */
export async function keepPage(address: string, kept: KeptCaches): Promise<void> {
  const answer = await fetch(address, { credentials: 'same-origin', cache: 'no-cache' });
  if (!mayBeKept(answer)) throw new Error(`${address} is answered with ${answer.status}`);
  const html = await answer.clone().text();
  await Promise.all([
    keep(address, answer, kept.pages),
    ...[...new Set(html.match(FILES))].map((file) => keepFile(file, kept)),
    ...Object.entries(dataOf(html)).map(([key, data]) =>
      keep(key, new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } }), kept.data),
    ),
  ]);
}

/** Keeps a file; copies it from the previous version's cache if it is the same. */
export async function keepFile(file: string, { files }: KeptCaches): Promise<void> {
  if (await findKept(file, files)) return;
  const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file));
  if (mayBeKept(answer)) await keep(file, answer, files);
}

function dataOf(html: string): Record<string, unknown> {
  const state = STATE.exec(html)?.[1];
  if (!state) return {};
  const { resources } = JSON.parse(state) as { resources: Record<string, { data?: unknown }> };
  return Object.fromEntries(
    Object.entries(resources).flatMap(([key, { data }]) => (data === undefined ? [] : [[key, data]])),
  );
}
