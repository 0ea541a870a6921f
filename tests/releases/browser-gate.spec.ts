import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { createChromiumLook } from '@portal/server/look-in-chromium';
import type { PageSource } from '@portal/server/page-source';
import { findChromium } from '@portal/tools/find-chromium';
import { inspectSection, inspectShell } from '@portal/tools/inspect-section';
import { expect, test, type Portal } from '../kit/journey-test.ts';
import { IS_LONG, LONG_FORM_ONLY } from '../kit/long-form.ts';
import { startPortal } from '../kit/portal-process.ts';
import {
  builtVariant,
  describeFile,
  releaseVariant,
  workspace,
  writeFiles,
  type SectionVariant,
} from '../kit/section-variant.ts';
import { builtShell, releaseShell, type ShellVariant } from '../kit/shell-variant.ts';

const LIST = 'client/src_article-list_ArticleListPage_tsx.js';
const GERMAN_HEADING = /(\.PageHeader,\{title:\w+\("newsTitle","Vereins)neuigkeiten/;
/** React marks what it has taken over, and takes the last link over last: additions before that would be a repair. */
const HYDRATED = (code: string) =>
  `{const i=setInterval(()=>{const l=[...document.querySelectorAll('main a')].at(-1);if(l&&Object.keys(l).length){clearInterval(i);${code}}},20)}`;

/** Code of the news list that is only run in browsers, or a change of it, and what the gate says. */
const faults: Readonly<Record<string, { before?: string; replace?: [string | RegExp, string]; reason: RegExp }>> = {
  'throws while it is loaded': {
    before: "throw new Error('Abseits');",
    reason: /^\/news im Browser: Error: Abseits \(client\/src_article-list_ArticleListPage_tsx\.js:1:\d+\)$/,
  },
  'never ends': { before: 'for(;;);', reason: /^\/news antwortet länger als 10 s nicht/ },
  'differs from what the server sent': {
    replace: [GERMAN_HEADING, '$1nachrichten'],
    reason: /^\/news React musste das HTML des Servers ersetzen/,
  },
  'complains on the console': {
    before: HYDRATED("console.error('Abseits')"),
    reason: /^\/news im Browser: Abseits$/,
  },
  'hides the header': {
    before:
      "document.head.append(Object.assign(document.createElement('style'),{textContent:'header{display:none}'}));",
    reason: /^\/news (Kopf der Seite ist nicht mehr zu sehen|eine Stilregel reicht über das Modul hinaus: header)/,
  },
  'reaches the links of the footer': {
    before:
      "document.head.append(Object.assign(document.createElement('style'),{textContent:'footer a:not(.leer):hover{color:red}'}));",
    reason: /^\/news eine Stilregel reicht über das Modul hinaus: footer a:not\(\.leer\):hover/,
  },
  'has a global style for what no frame has': {
    // With the name that the module has for JSX, as it stands right before.
    replace: [
      /(\(0,(\w)\.jsxs?\)[^;]{0,80}?\}let \w=)\(0,(\w)\.styled\)\((\w)\.Card\)/,
      '$1(0,$3.styled)(((Card,Global)=>props=>(0,$2.jsxs)($2.Fragment,{children:[(0,$2.jsx)(Global,{}),(0,$2.jsx)(Card,props)]}))($4.Card,(0,$3.createGlobalStyle)(["h3{letter-spacing:3px;}"])))',
    ],
    reason: /^\/news eine Stilregel reicht über das Modul hinaus: h3 \{ letter-spacing: 3px/,
  },
  'shows a picture nobody describes': {
    before: HYDRATED(
      "document.querySelector('main').firstElementChild.append(Object.assign(new Image(9,9),{src:'/icon.png'}))",
    ),
    reason: /^\/news nicht barrierefrei: image-alt/,
  },
  'loads more than it may': {
    before: HYDRATED(
      "fetch(new URL('large.js',performance.getEntriesByType('resource').find(({name})=>/ArticleListPage/.test(name)).name))",
    ),
    reason: /^\/news lädt im Browser [\d.,]+ KB komprimiert, erlaubt sind 120 KB$/,
  },
  'loads more than the live version, whatever it is': {
    before: HYDRATED(
      "for(let i=0;i<9;i++)fetch(performance.getEntriesByType('resource').find(({name})=>/framework/.test(name)).name+'?'+i)",
    ),
    reason: /^\/news lädt insgesamt [\d.,]+ MB, bisher [\d.,]+ MB; erlaubt sind 2 MB oder ein Viertel mehr als bisher$/,
  },
};
const shortForm = ['throws while it is loaded', 'hides the header', 'has a global style for what no frame has'];

test('a section that is well in a browser passes', async ({ browser, portal }) => {
  expect(await reasonsAgainst(await listOfNews(), browser, portal)).toEqual([]);
});

for (const [fault, { before = '', replace: [text, other] = ['', ''], reason }] of Object.entries(faults)) {
  test.describe(() => {
    test.skip(!IS_LONG && !shortForm.includes(fault), LONG_FORM_ONLY);
    test(`a section that ${fault} is refused, by its browser's code alone`, async ({ browser, portal }) => {
      // A hanging page runs into the timeout, on each of its pages.
      if (fault === 'never ends') test.slow();
      const variant = await listOfNews();
      const code = variant.files.get(LIST) ?? '';
      expect(code).toMatch(text);
      variant.files.set(LIST, before + code.replace(text, other));

      const reasons = await reasonsAgainst(variant, browser, portal);

      expect(reasons).toContainEqual(expect.stringMatching(reason));
    });
  });
}

test('a widget whose style reaches the widget of another section by its class is refused', async ({
  browser,
  portal,
}) => {
  const { files, descriptor } = await builtVariant();
  const variant = { files, descriptor: { ...descriptor, version: '9.9.9', pages: [] } };
  expect(await reasonsAgainst(variant, browser, portal)).toEqual([]);
  const code = 'client/home.js';
  const styled = "document.head.append(Object.assign(document.createElement('style'),{textContent:";
  const ofSponsors = "document.querySelector('main [aria-label*=Sponsoren]')";
  files.set(
    code,
    `{const i=setInterval(()=>{const o=${ofSponsors};if(o){clearInterval(i);${styled}'.'+o.classList[0]+'{color:red}'}))}},20)}${files.get(code)}`,
  );

  expect(await reasonsAgainst(variant, browser, portal)).toEqual([
    expect.stringMatching(/^\/ eine Stilregel reicht über das Modul hinaus: \.[\w-]+ \{ color: red; \}$/),
  ]);
});

const EIGENTOR = /^\S+ im Browser: Error: Eigentor \(client\/main\.\w+\.js:1:\d+\)$/;
/** Its own pages, and one of each section. */
const OF_SHELL = ['/', '/offline', '/gibt-es-nicht', '/news'];

/** The shell with code at its start that throws in browsers alone. */
async function throwingShell(): Promise<ShellVariant> {
  const { files, descriptor } = await builtShell();
  const { entry } = descriptor.assets;
  files.set(entry, `throw new Error('Eigentor');${files.get(entry)}`);
  return { files, descriptor };
}

test('a shell is looked at on its own pages and one of each section: the built one passes, one that throws does not', async ({
  browser,
  portal,
}) => {
  test.slow();
  const inspect = ({ files, descriptor }: ShellVariant) =>
    writeFiles(files, (folder) => inspectShell({ shell: { folder, descriptor }, portalUrl: portal.url, browser }));

  const reasons = await inspect(await throwingShell());

  expect(reasons.filter((reason) => EIGENTOR.test(reason)).map((reason) => reason.split(' ', 1)[0])).toEqual(
    expect.arrayContaining(OF_SHELL),
  );
  expect(await inspect(await builtShell())).toEqual([]);
});

test('a page behind the login is looked at as well: the built one passes, one that throws while it is loaded does not', async ({
  browser,
  portal,
}) => {
  const behindLogin = async () => {
    const { files, descriptor } = await builtVariant('admin');
    const pages = descriptor.pages.filter(({ path }) => path === '/admin/verlauf');
    expect(pages).toMatchObject([{ access: expect.anything() }]);
    return { files, descriptor: { ...descriptor, version: '9.9.9', pages } };
  };
  const faulty = await behindLogin();
  const code = 'client/src_section_ts.js';
  faulty.files.set(code, `throw new Error('Abseits');${faulty.files.get(code) ?? ''}`);

  expect(await reasonsAgainst(await behindLogin(), browser, portal)).toEqual([]);
  expect(await reasonsAgainst(faulty, browser, portal)).toContainEqual(
    expect.stringMatching(/^\/admin\/verlauf im Browser: Error: Abseits \(client\/src_section_ts\.js:1:\d+\)$/),
  );
});

/** The news with their list alone. */
async function listOfNews(): Promise<SectionVariant> {
  const { files, descriptor } = await builtVariant();
  const pages = descriptor.pages.filter(({ path }) => path === '/news');
  return { files, descriptor: { ...descriptor, version: '9.9.9', pages, widgets: [] } };
}

async function reasonsAgainst(
  { files, descriptor }: SectionVariant,
  browser: Browser,
  portal: Portal,
): Promise<string[]> {
  files.set('client/large.js', '');
  const described = [...files].map(([path, text]) => {
    const file = describeFile(path, text, descriptor.files);
    return path === 'client/large.js' ? { ...file, brotliBytes: 200 * 1024 } : file;
  });
  const { descriptor: shell } = await builtShell();
  return writeFiles(files, (folder) =>
    inspectSection({
      candidate: { folder, descriptor: { ...descriptor, files: described } },
      shell: { folder: `${workspace}/shell/dist`, descriptor: shell },
      portalUrl: portal.url,
      browser,
    }),
  );
}

test('a page that is opened at admission reaches no port of this machine, neither itself nor by a worker', async () => {
  test.skip(!IS_LONG, LONG_FORM_ONLY);
  let reached = 0;
  const server = createServer((socket) => {
    reached += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connect = `new WebSocket('ws://127.0.0.1:${port}')`;
  const worker = `new Worker(URL.createObjectURL(new Blob(["${connect};postMessage('Ecke')"])))`;
  const { look, close } = createChromiumLook(CHROMIUM_PROCESS, await findChromium(), 1);
  try {
    const script = `${worker}.onmessage = ({ data }) => console.error(data);${connect};`;
    const { findings } = await look(pageWith(script), '/news');
    // Both have run.
    expect(findings.map(({ text }) => text)).toContain('im Browser: Ecke');
    expect(reached).toBe(0);
  } finally {
    close();
    server.close();
  }
});

test("what a hostile page writes on the console ends its own browser, and takes little of the portal's memory", async () => {
  test.skip(!IS_LONG, LONG_FORM_ONLY);
  const { look, close } = createChromiumLook(CHROMIUM_PROCESS, await findChromium(), 1);
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  const before = process.memoryUsage.rss();
  try {
    const { findings } = await look(pageWith(FLOOD), '/news');
    expect(findings.map(({ fault }) => fault)).toContainEqual(expect.stringMatching(/^(ends|hangs)$/));
    expect(most - before).toBeLessThan(100 * 1024 * 1024);
    const { findings: ofNext } = await look(pageWith("console.error('Abseits')"), '/news');
    expect(ofNext.map(({ text }) => text)).toContain('im Browser: Abseits');
  } finally {
    clearInterval(timer);
    close();
  }
});

const FLOOD = "const text = 'Abseits'.repeat(150_000); for (;;) console.error(text);";

/** A portal that has nothing but a document with this script, which seems to belong to React. */
function pageWith(script: string): PageSource {
  const owned = "for (const one of document.querySelectorAll('header a, main *')) one.__reactFiber$1 = true;";
  const html =
    '<!doctype html><title>News</title><header><a href="/">Verein</a></header><main><h1>News</h1></main>' +
    `<script>${owned}${script}</script>`;
  return {
    origin: 'http://portal.invalid',
    section: { name: 'news', url: '/releases/news/9.9.9/' },
    answer: async (_, isDocument) => (isDocument ? { status: 200, headers: HTML, body: html } : GONE),
  };
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const GONE = { status: 404, headers: {}, body: '' };
/** What the policy of every page forbids. */
const INLINE_SCRIPT = "document.head.append(Object.assign(document.createElement('script'),{textContent:'0'}));";
const CHROMIUM_PROCESS = `${workspace}/infra/server/dist/chromium.mjs`;

for (const kind of ['jsdom', 'chromium']) {
  test.describe(() => {
    test.skip(!IS_LONG && kind !== 'jsdom', LONG_FORM_ONLY);
    test(`the portal opens what is released in ${kind}: what throws there alone does not go live`, async () => {
      test.slow();
      const portal = await startPortal({ env: { ADMISSION_BROWSER: kind, CHROMIUM_PATH: await findChromium() } });
      try {
        const well = await builtVariant();
        const faulty = await builtVariant();
        faulty.files.set(LIST, `${INLINE_SCRIPT}throw new Error('Abseits');${faulty.files.get(LIST) ?? ''}`);

        const refusal = await releaseVariant(portal, faulty).catch((error: unknown) => error);
        expect(refusal).toMatchObject({ code: 'not_admitted' });
        const { reasons } = refusal as { reasons: string[] };
        expect(reasons).toContainEqual(
          expect.stringMatching(/^\/news im Browser: Error: Abseits \(client\/.*:1:\d+\)$/),
        );
        // jsdom knows no policies.
        if (kind === 'chromium')
          expect(reasons).toContainEqual(expect.stringMatching(/^\/news im Browser: .*Content Security Policy/));

        well.files.set(LIST, `${well.files.get(LIST) ?? ''};`);
        expect(await releaseVariant(portal, well)).toMatchObject({ live: '1.0.1' });

        const shellRefusal = await releaseShell(portal, await throwingShell()).catch((error: unknown) => error);
        expect(shellRefusal).toMatchObject({ code: 'not_admitted' });
        expect((shellRefusal as { reasons: string[] }).reasons).toContainEqual(expect.stringMatching(EIGENTOR));
        const changed = await builtShell();
        changed.files.set('server/early-recorder.js', `${changed.files.get('server/early-recorder.js')};`);
        const { version, live } = await releaseShell(portal, changed);
        expect(live).toBe(version);
      } finally {
        await portal.stop();
      }
    });
  });
}
