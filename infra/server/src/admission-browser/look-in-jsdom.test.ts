import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confinement } from '@portal/shell/server';
import type { PageSource } from '../browser-gate/page-source.ts';
import { createJsdomLook } from './look-in-jsdom.ts';
import { inLongForm } from '../../test/in-long-form.ts';

const projectRoot = join(import.meta.dirname, '../../../..');
const file = join(projectRoot, 'infra/server/dist/hydration.cjs');
const url = '/releases/news/1.4.0/';
const { look, close } = createJsdomLook(file);
const folder = mkdtempSync(join(tmpdir(), 'admission-browser-'));
const secret = join(folder, 'release-secret');
writeFileSync(secret, 'geheim', { mode: 0o600 });
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

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

test('what a page makes of late data is waited for', async () => {
  const late = page("fetch('/api/news').then(() => { throw new Error('Abseits'); })");
  const answer: PageSource['answer'] = async (path, isDocument) => {
    if (path === '/api/news') await delay(400);
    return late.answer(path, isDocument);
  };

  const { findings } = await look({ ...late, answer }, '/news');

  expect(findings).toMatchObject([{ text: expect.stringContaining('Error: Abseits') as string }]);
});

test('the style of an element is what it says itself', async () => {
  const script = `const { style } = document.body;
    style.color = 'red';
    console.error(getComputedStyle(document.body).color);`;

  expect(await textsOf(script)).toEqual(['im Browser: red']);
});

/** A script that leaves jsdom, tries something there, and reports the result: a value, or the code of an error. */
const leaving = (attempt: string) => `(async () => {
  const node = await fetch.constructor('return process')();
  const load = (name) => node.getBuiltinModule(name);
  const attempt = async () => (${attempt});
  await attempt().then((value) => console.error('did: ' + value), (error) => console.error(error.code ?? error.message));
})()`;

test('code that leaves jsdom finds no environment, and an account of its own where the portal may give it one', async () => {
  const { user } = confinement();

  expect(await textsOf(leaving("Object.keys(node.env) + ' ' + node.getuid?.()"))).toEqual([
    `im Browser: did: NODE_ENV ${user ?? process.getuid?.()}`,
  ]);
});

test.each([
  ['reads a secret of the portal', `load('fs').readFileSync(${JSON.stringify(secret)}, 'utf8')`],
  ["reads the portal's environment", `load('fs').readFileSync('/proc/${process.pid}/environ', 'utf8')`],
  ["reads its parent's environment", "load('fs').readFileSync('/proc/' + node.ppid + '/environ', 'utf8')"],
  ["reads the portal's code", `load('fs').readFileSync(${JSON.stringify(file)}, 'utf8')`],
  ['writes a file', `load('fs').writeFileSync(${JSON.stringify(join(folder, 'written'))}, '')`],
  ['starts a program', "load('child_process').spawnSync('true')"],
  ['starts a thread', "new (load('worker_threads').Worker)('', { eval: true })"],
])('code that leaves jsdom and %s is refused', async (_what, attempt) => {
  expect(await textsOf(leaving(attempt))).toEqual([expect.stringMatching(/^im Browser: ERR_/)]);
});

// Where nothing keeps them apart, the signals would reach the test itself, and there is a network.
const describeAlone = confinement().isAlone ? describe : describe.skip;

describeAlone('where unshare or bwrap works', () => {
  test('code that leaves jsdom reaches no port of this machine', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const connect = `new Promise((resolve, reject) => {
      load('net').connect(${port}, '127.0.0.1').on('connect', resolve).on('error', reject);
    })`;

    const texts = await textsOf(leaving(connect));

    server.close();
    expect(texts).toEqual([expect.stringMatching(/ (ENETUNREACH|ECONNREFUSED|ERR_ACCESS_DENIED)$/)]);
  });

  test('code that leaves jsdom and ends processes ends none but its own', async () => {
    for (const pid of [process.pid, 'node.ppid', 0, -1]) await textsOf(leaving(`node.kill(${pid}, 'SIGKILL')`));

    expect(await textsOf('')).toEqual([]);
  });
});

test('code that leaves jsdom and says what nobody understands, or asks without end, ends its process', async () => {
  const say = (text: string) => leaving(`load('fs').writeSync(3, ${text})`);

  expect(await textsOf(say(`'{"type":"seen","errors":1}\\n'`))).toEqual([
    expect.stringContaining('beendet im Browser'),
  ]);
  expect(await textsOf(say(`'{"type":"get","id":1,"path":"/"}\\n'.repeat(2_000)`))).toEqual([
    expect.stringContaining('beendet im Browser'),
  ]);
});

test('what a page asks for is handed out one after the other, and not without end', async () => {
  const greedy = page(`for (let i = 0; i < 500; i += 1) fetch('/api/large?' + i)`);
  const large = 'x'.repeat(1024 * 1024);
  let handed = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  const answer: PageSource['answer'] = async (path, isDocument) => {
    const own = await greedy.answer(path, isDocument);
    // While React has not taken it over the page stays open.
    if (!path.startsWith('/api/large')) return own && { ...own, body: String(own.body).replaceAll('__react', 'react') };
    mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
    await delay(1);
    atOnce -= 1;
    handed += 1;
    return { status: 200, headers: {}, body: large };
  };

  const { findings } = await look({ ...greedy, answer }, '/news');

  expect(findings).toMatchObject([{ text: expect.stringContaining('braucht zu viel Speicher') as string }]);
  expect(mostAtOnce).toBe(1);
  expect(handed).toBeLessThan(40);
});

inLongForm(
  'a page whose files the portal itself hands out late is not called one that React does not take over',
  async () => {
    const late = page('for (const one of document.querySelectorAll("header a, main *")) one.__reactFiber$1 = true');
    const answer: PageSource['answer'] = async (path, isDocument) => {
      const found = await late.answer(path, isDocument);
      if (isDocument) return found && { ...found, body: String(found.body).replaceAll('__reactFiber$1', 'unowned') };
      await delay(9_000);
      return found;
    };

    expect((await look({ ...late, answer }, '/news')).findings).toEqual([]);
  },
);

inLongForm('a page that never ends is found, and the next one is opened all the same', async () => {
  expect(await textsOf('for (;;);')).toEqual([expect.stringContaining('eine Schleife ohne Ende?')]);
  expect(await textsOf('')).toEqual([]);
});
