import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { showDeployed } from '@portal/tools/deployed-portal';
import { pageStateOf } from '@portal/tools/page-state';
import { expect, test } from '../kit/journey-test.ts';
import { freePort } from '../kit/portal-process.ts';
import { builtVariant, workspace } from '../kit/section-variant.ts';

/** The news with a page more, their files at a server of their own, in a portal that has neither. */
const withNews = test.extend<{ shown: string; files: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the pattern
  files: async ({}, provide) => {
    const server = createServer((request, answer) => {
      readFile(join(workspace, 'mfe-news/dist', request.url ?? '')).then(
        (content) => answer.end(content),
        () => answer.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.closeAllConnections();
    server.close();
  },
  shown: async ({ portal, files }, provide) => {
    const { descriptor } = await builtVariant();
    const [list] = descriptor.pages;
    if (!list) throw new Error('The news have no page');
    const archive = { ...list, path: '/rueckblick', title: 'Rückblick', menu: { label: 'Rückblick', order: 15 } };
    const origins = [{ kind: 'img' as const, origin: 'https://bilder.example', why: 'Zeigt Bilder.' }];
    const section = {
      descriptor: { ...descriptor, version: '0.0.7', pages: [...descriptor.pages, archive], origins },
      folder: join(workspace, 'mfe-news/dist'),
      url: files,
    };
    const port = await freePort();
    const address = { host: '127.0.0.1', port };
    const stop = await showDeployed({
      portalUrl: portal.url,
      address,
      section: async () => section,
      say: () => undefined,
    });
    await provide(`http://127.0.0.1:${port}`);
    await stop();
  },
});

withNews('a page shows the section from here in the frame of the portal', async ({ shown, files }) => {
  const answer = await fetch(`${shown}/news`);
  const html = await answer.text();
  const registry = pageStateOf(html)?.registry;

  expect(answer.status).toBe(200);
  expect(registry?.sections).toMatchObject([{ name: 'news', version: '0.0.7', url: files }]);
  expect((await fetch(`${files}client/remoteEntry.js`)).status).toBe(200);
  // The frame stays as the portal has made it, with its own files; the browser renders the section's parts.
  expect(html).toMatch(/<footer/);
  expect(html).toContain('<!--$!--><template></template><!--/$--></main>');
  expect(html).not.toContain('/releases/news/');
  const [, entry = ''] = /data-entry="([^"]+)"/.exec(html) ?? [];
  expect((await fetch(shown + entry)).status).toBe(200);

  const policy = answer.headers.get('content-security-policy') ?? '';
  const origin = files.slice(0, -1);
  expect(policy).toMatch(new RegExp(`script-src [^;]*${origin}`));
  expect(policy).toMatch(new RegExp(`connect-src [^;]*${origin} ${origin.replace('http', 'ws')}`));
  expect(policy).toMatch(/img-src [^;]*https:\/\/bilder\.example/);
  // Nothing registers a service worker.
  expect(html).toMatch(/^<!doctype html><html lang="de">/);
});

withNews('a page that is not released yet is there, and in the menu', async ({ shown, portal }) => {
  expect((await fetch(`${portal.url}/rueckblick`)).status).toBe(404);

  const answer = await fetch(`${shown}/rueckblick`);

  expect(answer.status).toBe(200);
  const registry = pageStateOf(await answer.text())?.registry;
  expect(registry?.sections.map(({ name }) => name)).toEqual(['news']);
  expect(JSON.stringify(registry?.menu)).toContain('"href":"/rueckblick"');
});

withNews('pages without the section come as they are, and may load no more', async ({ shown, portal }) => {
  const answer = await fetch(`${shown}/impressum`);
  const html = await answer.text();

  expect(mainOf(html)).toBe(mainOf(await (await fetch(`${portal.url}/impressum`)).text()));
  expect(answer.headers.get('content-security-policy')).not.toContain('bilder.example');
});

withNews('an open page finds the section among all releases', async ({ shown, files }) => {
  const all = (await (await fetch(`${shown}/registry.json`)).json()) as { sections: { name: string; url: string }[] };

  expect(all).not.toHaveProperty('worker');
  expect(all.sections.find(({ name }) => name === 'news')?.url).toBe(files);
  expect(all.sections.find(({ name }) => name === 'teams')?.url).toMatch(/^\/releases\/teams\//);
});

withNews('data and pictures come from the portal', async ({ shown, portal }) => {
  const bytesAt = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());
  const list = await bytesAt(`${shown}/api/news`);
  expect(list.equals(await bytesAt(`${portal.url}/api/news`))).toBe(true);

  const articles = JSON.parse(list.toString()) as { image: { url: string } | null }[];
  const picture = articles.find(({ image }) => image)?.image?.url ?? '';
  expect((await bytesAt(shown + picture)).equals(await bytesAt(portal.url + picture))).toBe(true);
});

function mainOf(html: string): string | undefined {
  return /<main\b.*<\/main>/s.exec(html)?.[0];
}
