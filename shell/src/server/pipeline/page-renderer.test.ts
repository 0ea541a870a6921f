import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DescribedPage, Registry, SectionSetting } from '@portal/api/contract';
import { clubFacts } from '@portal/shared-ui/test/club';
import { faultyWorker } from '../../../test/faulty-worker.ts';
import { liveShell } from '../../../test/shell.ts';
import { testWorker } from '../../../test/test-worker.ts';
import { createFailingPaths } from './failing-paths.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { PortalApi } from './portal-api.ts';
import type { Shell } from './shell-release.ts';
import { visitOf } from '../worker/visit.ts';

const { folder, workerFile, remove } = faultyWorker();
afterAll(remove);

const page = { title: '', description: '', prefetch: 'idle', skeleton: 'text', query: [], files: [] } as const;
const section = (name: string, path: string) => ({
  name,
  version: '1.0.0',
  entry: 'client/entry.js',
  server: 'server/entry.cjs',
  files: [],
  widgets: [],
  pages: [{ ...page, path } as unknown as DescribedPage],
});
const inSlot = (name: string, slot: string) => ({
  ...section(name, `/${name}`),
  widgets: [{ name: slot, skeleton: 'text', files: [] }],
});
let revision = 0;
/** Newer than all before, whichever test is first. */
const registryOf = (...sections: object[]) => ({ revision: (revision += 1), sections }) as unknown as Registry;

let live: Registry;
let tallied: string[] = [];
let reported: string[] = [];
const mended: string[] = [];
let shell: Shell | undefined;
beforeEach(() => (shell = liveShell({ workerFile, assets: { starter: '/start.js' } })));
const api: PortalApi = {
  get: async () => ({ statusCode: 200, body: JSON.stringify(clubFacts()) }),
  settingsOf: async ({ settings = [] }) => Object.fromEntries(settings.map((one) => [one.name, one.default])),
  contentRevision: () => 1,
  registry: () => live,
  shell: () => shell,
  releaseFolder: () => folder,
  mendRelease: (name, version) => void mended.push(`${name} ${version}`),
  releaseUrl: (name) => `/releases/${name}/`,
};
const failing = createFailingPaths();
const renderer = createPageRenderer({
  api,
  origin: 'http://portal',
  timeLimit: 400,
  log: { warn: () => undefined },
  tally: ({ section }, measure) => void tallied.push(`${section} ${measure}`),
  report: ({ section }, { part, reason }) => void reported.push(`${section} ${part} ${reason.split('\n')[0]}`),
  failing,
});
afterAll(() => renderer.close());
const visit = (path: string) => visitOf(path, renderer.registry());

test('a section that hangs while its entries are read takes no other with it', async () => {
  live = registryOf(section('news', '/news/:id'), section('club', '/sponsoren'));

  await expect(renderer.readEntries('news', '/news/:id', { fault: 'hangs' })).rejects.toMatchObject({
    section: 'news',
  });
  await expect(renderer.readEntries('news', '/news/:id', [])).rejects.toThrow('left out');

  expect(await renderer.render(visit('/sponsoren'))).toMatchObject({ statusCode: 200, isComplete: true });
  expect(await renderer.render(visit('/news/a'))).toMatchObject({ isComplete: false });
});

test('what only people with an account see is loaded last: visitors of a portal that has just started do not wait for it', async () => {
  const noting = join(folder, 'noting-worker.cjs');
  const code = `
    if (request.type === 'describe') (globalThis.loaded ??= []).push(request.section);
    const html = '<h1>' + globalThis.loaded + '</h1>';
    reply(request.type === 'render' ? { html, styles: '', head: '', failed: {} } : { keys: [], failed: {} });`;
  writeFileSync(noting, testWorker(code));
  shell = liveShell({ workerFile: noting, assets: { starter: '/start.js' } });
  const behindLogin = section('admin', '/admin');
  const pages = behindLogin.pages.map((one) => ({ ...one, access: 'signed-in' }));
  live = registryOf({ ...behindLogin, pages }, section('club', '/sponsoren'), section('news', '/news'));
  const started = createPageRenderer({ api, origin: 'http://portal', timeLimit: 400, log: { warn: () => undefined } });

  await started.warm();
  const html = String((await started.render(visitOf('/news', started.registry()))).html);
  await started.close();

  expect(html).toContain('<h1>club,news,admin</h1>');
});

test('a page that names the same data again is one question to the worker; where it names others it is made with these', async () => {
  const naming = join(folder, 'naming-worker.cjs');
  // From the third page on, another month is named.
  const code = `
    const questions = (globalThis.questions ??= []);
    questions.push(request.type + (request.named ? ' with ' + request.named : ''));
    globalThis.pages ??= 0;
    const keys = ['/api/events?month=' + (pages < 2 ? 1 : 2)];
    if (request.type === 'resources') return reply({ keys, failed: {} });
    if (request.named && String(request.named) !== String(keys)) return reply({ others: { keys, failed: {} } });
    globalThis.pages += 1;
    const html = '<h1>' + Object.keys(request.state.resources).filter((key) => key.includes('month')) + '|' + questions.splice(0).join() + '</h1>';
    reply({ html, styles: '', head: '', failed: {} });`;
  writeFileSync(naming, testWorker(code));
  shell = liveShell({ workerFile: naming, assets: { starter: '/start.js' } });
  live = registryOf(section('club', '/kalender'));
  const started = createPageRenderer({ api, origin: 'http://portal', timeLimit: 400, log: { warn: () => undefined } });

  const pages: (string | undefined)[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { html } = await started.render(visitOf('/kalender', started.registry()));
    pages.push(/<h1>(.*)<\/h1>/.exec(String(html))?.[1]);
  }
  await started.close();

  const [first, second] = ['/api/events?month=1', '/api/events?month=2'];
  expect(pages).toEqual([
    `${first}|resources,render`,
    `${first}|render with ${first}`,
    `${second}|render with ${first},render`,
    `${second}|render with ${second}`,
  ]);
});

test('data are named as the page named them last, by the worker where they depend on the day, and not while a section is left out', async () => {
  const naming = join(folder, 'questioned-worker.cjs');
  const code = `
    const isOut = request.without.includes('teams');
    if (request.visit.params.slug === 'hangs' && !isOut) { note(1); for (;;); }
    globalThis.questions = (globalThis.questions ?? 0) + (request.type === 'resources');
    const day = request.visit.path === '/kalender' ? '&from=2031-05-01' : '';
    if (request.type === 'resources') return reply({ keys: ['/api/question?number=' + questions + day], failed: {} });
    reply({ html: '', styles: '', head: '', failed: {} });`;
  writeFileSync(naming, testWorker(code));
  shell = liveShell({ workerFile: naming, assets: { starter: '/start.js' } });
  const [calendar, team] = [section('teams', '/kalender'), section('teams', '/mannschaften/:slug')];
  live = registryOf({ ...team, pages: [...calendar.pages, ...team.pages] });
  const started = createPageRenderer({ api, origin: 'http://portal', timeLimit: 400, log: { warn: () => undefined } });
  const named = async (path: string) => (await started.nameResources(visitOf(path, started.registry())))?.join();
  for (const path of ['/mannschaften/erste', '/kalender']) await started.render(visitOf(path, started.registry()));

  expect(await named('/mannschaften/erste')).toBe('/api/question?number=1');
  expect(await named('/kalender')).toBe('/api/question?number=3&from=2031-05-01');
  expect(await named('/mannschaften/neue')).toBe('/api/question?number=4');
  expect(await named('/mannschaften/hangs')).toBeUndefined();
  expect(await named('/mannschaften/neue')).toBeUndefined();
  expect(await named('/mannschaften/erste')).toBe('/api/question?number=1');
  await started.close();
});

test('a page has the settings of the release it is made with, before that is live, too', async () => {
  const naming = join(folder, 'settings-worker.cjs');
  const code = `
    const key = '/api/sections/tombola/settings';
    if (request.type !== 'render') return reply({ keys: [key], failed: {} });
    reply({ html: '<h1>' + request.state.resources[key].data.sponsor + '</h1>', styles: '', head: '', failed: {} });`;
  writeFileSync(naming, testWorker(code));
  shell = liveShell({ workerFile: naming, assets: { starter: '/start.js' } });
  const tombola = section('tombola', '/tombola');
  const settings: SectionSetting[] = [
    { name: 'sponsor', type: 'string', label: 'Stifter', default: 'Bäckerei', maxLength: 60 },
  ];
  live = registryOf(tombola);
  const started = createPageRenderer({ api, origin: 'http://portal', timeLimit: 400, log: { warn: () => undefined } });
  const titleOf = ({ html }: { html: Buffer }) => /<h1>(.*)<\/h1>/.exec(String(html))?.[1];

  const next = await started.prepare(registryOf({ ...tombola, version: '1.0.1', settings }));
  const titles = [
    titleOf(await next.render(visitOf('/tombola', next.registry))),
    titleOf(await started.render(visitOf('/tombola', started.registry()))),
  ];
  await started.close();

  expect(titles).toEqual(['Bäckerei', 'undefined']);
});

test('a section that hangs on a page whose data is known is blamed for that, and not for being left out', async () => {
  const hanging = join(folder, 'hanging-worker.cjs');
  // The section hangs in the second render of its page.
  const code = `
    const isOut = request.without.includes('club');
    const keys = isOut ? [] : ['/api/events'];
    if (request.type === 'resources') return reply({ keys, failed: {} });
    if (request.named && String(request.named) !== String(keys)) return reply({ others: { keys, failed: {} } });
    globalThis.pages = (globalThis.pages ?? 0) + 1;
    if (pages > 1 && !isOut) { note(1); for (;;); }
    reply({ html: '', styles: '', head: '', failed: isOut ? { club: 'Error: club is not rendered on the server' } : {} });`;
  writeFileSync(hanging, testWorker(code));
  shell = liveShell({ workerFile: hanging, assets: { starter: '/start.js' } });
  live = registryOf(section('club', '/kalender'));
  const started = createPageRenderer({ api, origin: 'http://portal', timeLimit: 400, log: { warn: () => undefined } });
  const visited = () => started.render(visitOf('/kalender', started.registry()));

  expect(await visited()).toMatchObject({ isComplete: true, failed: {} });
  const { isComplete, failed } = await visited();
  await started.close();

  expect(isComplete).toBe(false);
  expect(failed).toEqual({ club: expect.objectContaining({ why: 'slow', section: 'club' }) });
});

test('a section that ends the worker unnoted on a page whose data is known is found among the others of the page', async () => {
  const ending = join(folder, 'ending-worker.cjs');
  // One section ends each worker that renders it, as soon as the club has another name.
  const code = `
    const keys = request.visit.parts.filter(({ section }) => !request.without.includes(section)).map(({ section }) => '/api/' + section);
    if (request.type === 'resources') return reply({ keys, failed: {} });
    if (request.named && String(request.named) !== String(keys)) return reply({ others: { keys, failed: {} } });
    if (JSON.stringify(request.state).includes('LATER') && keys.includes('/api/news')) process.exit(1);
    reply({ html: '', styles: '', head: '', failed: {} });`;
  writeFileSync(ending, testWorker(code));
  shell = liveShell({ workerFile: ending, assets: { starter: '/start.js' } });
  live = registryOf(inSlot('club', 'hero-slider'), inSlot('teams', 'next-match'), inSlot('news', 'latest-news'));
  let shortName = 'SV Musterstadt';
  const changing = { ...api, get: async () => ({ statusCode: 200, body: JSON.stringify(clubFacts({ shortName })) }) };
  const options = { origin: 'http://portal', timeLimit: 400, log: { warn: () => undefined } };
  const started = createPageRenderer({ ...options, api: changing });
  const visited = () => started.render(visitOf('/', started.registry()));

  expect(await visited()).toMatchObject({ isComplete: true, failed: {} });
  shortName = 'LATER';
  const { isComplete, failed } = await visited();
  await started.close();

  expect([isComplete, Object.keys(failed)]).toEqual([false, ['news']]);
});

test('a worker that never has done with naming data makes no page, and is asked no further', async () => {
  const endless = join(folder, 'endless-worker.cjs');
  const code = `
    const named = { keys: ['/api/events'], failed: {} };
    reply(request.type === 'resources' ? named : { others: named });`;
  writeFileSync(endless, testWorker(code));
  shell = liveShell({ workerFile: endless, assets: { starter: '/start.js' } });
  live = registryOf(section('club', '/kalender'));
  const started = createPageRenderer({ api, origin: 'http://portal', timeLimit: 400, log: { warn: () => undefined } });

  await expect(started.render(visitOf('/kalender', started.registry()))).rejects.toThrow('Others were named');
  await started.close();
});

test('what was matched before other releases went live is matched anew', async () => {
  live = registryOf(section('club', '/sponsoren'));
  const before = visit('/galerie');
  live = registryOf(section('club', '/galerie'));

  const { statusCode, html } = await renderer.render(before);

  expect(statusCode).toBe(200);
  expect(String(html)).toContain('/releases/club/client/entry.js');
});

test('a page whose query names nothing that is there says so, and no other', async () => {
  live = registryOf(section('club', '/sponsoren'));
  const [{ town }, ...paths] = [clubFacts(), '/sponsoren', '/sponsoren?wer=erfunden'];
  const known = `/sponsoren?${new URLSearchParams({ ort: town }).toString()}`;

  const pages = await Promise.all([...paths, known].map((path) => renderer.render(visit(path))));

  expect(pages.map(({ isRare }) => isRare)).toEqual([undefined, true, undefined]);
});

test('the way to a page names it as its heading does', async () => {
  live = registryOf(section('club', '/sponsoren'));

  const { html } = await renderer.render(visit('/sponsoren'));

  expect(String(html)).toMatch(/"@type":"ListItem","position":2,"name":"Seite sponsoren"/);
});

test('a worker that hangs in leftovers of one section is replaced, and no section is left out for it', async () => {
  live = registryOf(section('news', '/news/:id'), section('club', '/sponsoren'));
  await renderer.readEntries('news', '/news/:id', { fault: 'later' });

  expect(await renderer.render(visit('/sponsoren'))).toMatchObject({ isComplete: true, failed: {} });
  expect(await renderer.render(visit('/news/a'))).toMatchObject({ isComplete: true });
});

test('entries that are asked for in a worker with leftovers are read by the next one', async () => {
  live = registryOf(section('news', '/news/:id'), section('club', '/sponsoren'));
  await renderer.readEntries('club', '/sponsoren', { fault: 'later' });

  expect(await renderer.readEntries('news', '/news/:id', [])).toEqual({ paths: [] });
});

test.each(['/render-unnoted-hangs', '/render-ends'])(
  'of what ends two workers in a row (%s) only the sections of that page are left out',
  async (path) => {
    live = registryOf(section('news', path), section('club', '/sponsoren'));

    expect(await renderer.render(visit(path))).toMatchObject({
      isComplete: false,
      failed: { news: expect.anything() },
    });
    expect(await renderer.render(visit('/sponsoren'))).toMatchObject({ isComplete: true });
  },
);

test.each(['/render-hangs', '/render-unnoted-hangs', '/render-ends', '/resources-ends'])(
  'pages of other sections, asked for while one ends its worker (%s) and right after, are whole at once',
  async (path) => {
    live = registryOf(section('news', path), section('club', '/sponsoren'), section('teams', '/teams'));
    const ends = renderer.render(visit(path));

    const meanwhile = await Promise.all(['/sponsoren', '/teams', '/club'].map((one) => renderer.render(visit(one))));
    expect(await ends).toMatchObject({ isComplete: false });
    const after = await renderer.render(visit('/sponsoren'));

    for (const { isComplete, failed } of [...meanwhile, after])
      expect({ isComplete, failed }).toEqual({ isComplete: true, failed: {} });
  },
);

test.each(['hangs', 'ends'])(
  'on a page of several sections only the one is left out without which nothing %s any more',
  async (fault) => {
    const culprit = `unnoted-render-${fault}`;
    live = registryOf(
      inSlot('club', 'sponsor-ticker'),
      inSlot('teams', 'todays-events'),
      inSlot(culprit, 'latest-news'),
    );

    const { isComplete, failed } = await renderer.render(visit('/'));

    expect([isComplete, Object.keys(failed)]).toEqual([false, [culprit]]);
    expect(await renderer.render(visit('/club'))).toMatchObject({ isComplete: true });
    expect(await renderer.render(visit('/'))).toMatchObject({ isComplete: false });
  },
);

test('a section that was left out is rendered again as soon as other releases are live', async () => {
  live = registryOf(section('news', '/news/:id'), section('club', '/sponsoren'));
  await renderer.readEntries('news', '/news/:id', { fault: 'hangs' }).catch(() => undefined);
  expect(await renderer.render(visit('/news/a'))).toMatchObject({ isComplete: false });

  live = registryOf(section('news', '/news/:id'));

  expect(await renderer.render(visit('/news/a'))).toMatchObject({ isComplete: true });
});

test('a render worker that is not the released one is not run but mended, and renders again once it is whole', async () => {
  const file = join(folder, 'released.cjs');
  copyFileSync(workerFile, file);
  const integrity = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
  shell = liveShell({ version: 'damaged00000', workerFile: file, released: [{ file, integrity }] });
  live = registryOf(section('club', '/sponsoren'));
  appendFileSync(file, "throw new Error('It was run');");

  for (const _ of [1, 2])
    await expect(renderer.render(visit('/sponsoren'))).rejects.toMatchObject({
      reason: expect.stringContaining('damaged'),
    });
  expect(mended).toEqual(['shell damaged00000']);

  copyFileSync(workerFile, file);
  expect(await renderer.render(visit('/sponsoren'))).toMatchObject({ statusCode: 200 });
});

test('another shell renders the next page, with its own files, and what was asked before is still answered', async () => {
  live = registryOf(section('club', '/sponsoren'));
  const asked = renderer.render(visit('/sponsoren'));
  shell = liveShell({ version: 'ba9876543210', workerFile, assets: { starter: '/next.js', recorder: 'note();' } });

  const next = await renderer.render(visit('/sponsoren'));

  expect(String(next.html)).toContain('<script src="/next.js"');
  expect(next).toMatchObject({ statusCode: 200, isComplete: true, recorder: 'note();' });
  expect(next.shows).toEqual([
    { section: 'club', version: '1.0.0' },
    { section: 'shell', version: 'ba9876543210' },
  ]);
  expect(await asked).toMatchObject({ statusCode: 200, isComplete: true });
});

test('without a shell there are no pages yet', async () => {
  live = registryOf(section('club', '/sponsoren'));
  shell = undefined;

  await expect(renderer.render(visit('/sponsoren'))).rejects.toMatchObject({ statusCode: 503 });
});

test('a page counts its time for its section and the shell, and what its code does to the server', async () => {
  live = registryOf(section('news', '/news'), section('club', '/render-throws'), section('teams', '/render-hangs'));
  tallied = [];
  reported = [];

  await renderer.render(visit('/news'));
  const well = tallied;
  tallied = [];
  await renderer.render(visit('/render-throws'));
  const thrown = tallied;
  tallied = [];
  await renderer.render(visit('/render-hangs'));

  expect(well).toEqual(['news render', 'shell render']);
  expect(thrown).toEqual(['club render', 'shell render', 'club server_failures']);
  expect(tallied).toEqual([
    'teams workers',
    'teams quarantines',
    'teams render',
    'shell render',
    'teams server_failures',
  ]);
  expect(reported).toEqual([
    'club /render-throws Error: Abseits',
    'teams /render-hangs Render worker was given up: longer than 400 ms in section teams',
  ]);
  const failedAt = (name: string) => failing.of({ section: name, version: '1.0.0' });
  expect(['club', 'teams'].map(failedAt)).toEqual([['/render-throws'], ['/render-hangs']]);
});

test('a page that cannot be made at all is a view and a failure of the shell, three an hour at most for one kind of page', async () => {
  live = registryOf(section('news', '/shell-throws/:id'), section('club', '/shell-throws'));
  tallied = [];
  reported = [];
  const ask = (path: string) => renderer.render(visit(path)).then(String, String);

  const answers = [await ask('/shell-throws'), await ask('/shell-throws/1'), await ask('/shell-throws/2')];
  for (const id of [3, 4]) await ask(`/shell-throws/${id}`);

  expect(answers).toEqual(Array.from({ length: 3 }, () => 'Error: Error: Eigentor'));
  const counted = (measure: string) => tallied.filter((each) => each === `shell ${measure}`).length;
  expect([counted('pages'), counted('server_failures')]).toEqual([5, 4]);
  expect(reported).toEqual([
    'shell /shell-throws Error: Error: Eigentor',
    ...Array.from({ length: 3 }, () => 'shell /shell-throws/:id Error: Error: Eigentor'),
  ]);
});
