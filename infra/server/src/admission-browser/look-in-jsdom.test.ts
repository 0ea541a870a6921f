import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { confinement } from '@portal/shell/server';
import type { PageSource } from '../browser-gate/page-source.ts';
import { createJsdomLook } from './look-in-jsdom.ts';

const projectRoot = join(import.meta.dirname, '../../../..');
const file = join(projectRoot, 'infra/server/dist/hydration.mjs');
const url = '/releases/news/1.4.0/';
const { look, close } = createJsdomLook(file, projectRoot);
afterAll(close);

/** A page that belongs to React, as far as that is seen from outside, with a script of the section. */
function page(script: string): PageSource {
  const owned = "for (const one of document.querySelectorAll('header a, main *')) one.__reactFiber$1 = true;";
  const files: Record<string, string> = { [`${url}client/page.js`]: script, '/api/news': '["Derbysieg"]' };
  const html =
    '<!doctype html><header><a href="/">Verein</a></header><main><h1>News</h1></main>' +
    `<script>${owned}</script><script src="${url}client/page.js"></script>`;
  return {
    origin: 'http://portal.invalid',
    section: { name: 'news', url },
    answer: async (path, isDocument) => {
      const body = isDocument ? html : files[path];
      return body === undefined ? undefined : { status: 200, headers: {}, body };
    },
  };
}

const textsOf = async (script: string) => (await look(page(script), '/news')).findings.map(({ text }) => text);

test('a page that is well has no findings, and its files are known', async () => {
  const { findings, files } = await look(page('document.title = "News"'), '/news');

  expect(findings).toEqual([]);
  expect(files).toEqual(['client/page.js']);
});

test.each([
  ['is thrown', "throw new Error('Abseits')", /Error: Abseits \(client\/page\.js:1:7\)/],
  ['is thrown later', "setTimeout(() => { throw new Error('Abseits') })", /Error: Abseits \(client\/page\.js:1:\d+\)/],
  ['is rejected', "Promise.reject(new Error('Abseits'))", /Error: Abseits \(client\/page\.js:1:\d+\)/],
  ['stands on the console', "console.error('Abseits', 1)", 'im Browser: Abseits 1'],
])('what %s is found, with its place', async (_, script, text) => {
  expect(await textsOf(script)).toEqual([expect.stringMatching(text)]);
});

test('data comes from the portal, and what a page would send goes nowhere', async () => {
  const script = `fetch('/api/news').then((answer) => answer.json()).then(async ([title]) => {
    const { status } = await fetch('/api/contact', { method: 'POST' });
    console.error(title + ' ' + status);
  })`;

  expect(await textsOf(script)).toEqual(['im Browser: Derbysieg 204']);
});

test('code that leaves jsdom finds no environment, no file of the portal and no way to start anything', async () => {
  const script = `(async () => {
    const node = await fetch.constructor('return process')();
    const attempt = (name, work) => { try { work(); return name; } catch { return ''; } };
    console.error([
      Object.keys(node.env).length,
      attempt('file', () => node.getBuiltinModule('fs').readFileSync('/etc/hostname')),
      attempt('own', () => node.getBuiltinModule('fs').readFileSync(node.cwd() + '/infra/server/dist/portal.mjs')),
      attempt('write', () => node.getBuiltinModule('fs').writeFileSync('/tmp/abseits', '')),
      attempt('child', () => node.getBuiltinModule('child_process').spawnSync('true')),
    ].join());
  })()`;

  expect(await textsOf(script)).toEqual([expect.stringMatching(/^im Browser: 0,,,,$/)]);
});

if (confinement().isAlone)
  test('code that leaves jsdom reaches no port of this machine, and not the portal', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const script = `(async () => {
      const node = await fetch.constructor('return process')();
      const connect = () => new Promise((resolve, reject) => {
        node.getBuiltinModule('net').connect(${port}, '127.0.0.1').on('connect', resolve).on('error', reject);
      });
      const attempt = async (name, work) => { try { await work(); return name; } catch { return ''; } };
      const seen = [await attempt('port', connect), await attempt('portal', () => node.kill(${process.pid}, 0))];
      console.error(seen.join());
    })()`;

    expect(await textsOf(script)).toEqual([expect.stringMatching(/^im Browser: ,$/)]);
    server.close();
  });

if (process.env['TEST_LONG'])
  test('a page that never ends is found, and the next one is opened all the same', async () => {
    expect(await textsOf('for (;;);')).toEqual([expect.stringContaining('eine Schleife ohne Ende?')]);
    expect(await textsOf('')).toEqual([]);
  });
