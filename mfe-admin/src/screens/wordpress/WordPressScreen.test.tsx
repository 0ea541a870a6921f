import type { WordPressEntry, WordPressImport } from '@portal/api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { refuse, startUploadServer, type UploadServer } from '../../../test/upload-server.ts';
import { WordPressScreen } from './WordPressScreen.tsx';

const ADDRESS = '/admin/importieren/wordpress';
const IMPORTS = '/api/admin/wordpress-imports';
const screens = { [ADDRESS]: <WordPressScreen /> };

const MISSING = 'https://www.sv-altdorf.example/wp-content/uploads/fehlt.jpg';
const READY: WordPressImport = {
  id: '5b3c1f52-0000-4000-8000-000000000001',
  site: 'https://www.sv-altdorf.example',
  state: 'ready',
  report: {
    title: 'SV Altdorf',
    posts: [
      { status: 'publish', count: 40 },
      { status: 'private', count: 2 },
    ],
    pages: 3,
    pictures: 12,
    categories: [
      { slug: 'allgemein', name: 'Allgemein', count: 5 },
      { slug: 'kegeln', name: 'Kegeln', count: 2 },
    ],
    firstDate: '2012-03-01T10:00:00.000Z',
    lastDate: '2026-10-01T10:00:00.000Z',
    losses: [
      { kind: 'shortcode', name: 'contact-form-7', count: 2, examples: ['Kontakt'] },
      { kind: 'comments', name: '', count: 7, examples: [] },
    ],
    known: 0,
    repaired: 0,
  },
  choices: null,
  zipBytes: 0,
  total: 45,
  finished: 0,
  outcomes: [],
  pictures: { taken: 0, failed: 0 },
  missing: [],
  kept: 0,
  createdAt: '2026-11-23T10:00:00.000Z',
  finishedAt: null,
};
const idOf = (number: number) => READY.id.replace(/1$/, String(number));
const DONE: WordPressImport = {
  ...READY,
  state: 'done',
  finished: 45,
  outcomes: [
    { outcome: 'taken', count: 42 },
    { outcome: 'edited', count: 3 },
  ],
  pictures: { taken: 11, failed: 1 },
  missing: [{ reason: 'Es ist nicht im Zip.', count: 1, examples: [MISSING] }],
  finishedAt: '2026-11-23T11:00:00.000Z',
};
const SPORT = { slug: 'sport', name: 'Sport', hidden: false };

let uploads: UploadServer;
beforeAll(async () => {
  uploads = await startUploadServer();
});
// Last, so that requests that are no uploads go there.
const api = apiServer();
beforeEach(() => {
  uploads.targets.length = 0;
  api.answer('GET /api/admin/own-teams', { body: [] });
  // The portal has this one from the start, also where no such team exists.
  const first = { slug: '1-mannschaft', name: '1. Mannschaft', hidden: false };
  const items = [first, { slug: 'verein', name: 'Aus dem Verein', hidden: false }, SPORT];
  api.answer('GET /api/admin/news-categories', { body: { items, page: 1, pages: 1, total: 1 } });
});
afterAll(() => uploads.close());

test('the export is sent and its report is shown, with what gets lost', async () => {
  api.answer(`GET ${IMPORTS}`, { body: [] });
  const { user } = openScreen(screens, ADDRESS);
  const input = await screen.findByLabelText('Exportdatei');
  api.answer(`GET ${IMPORTS}`, { body: [READY] });
  await user.upload(input, new File(['<rss/>'], 'export.xml', { type: 'text/xml' }));

  const contents = within(await screen.findByRole('region', { name: 'SV Altdorf' }));
  expect(uploads.targets).toEqual([`POST ${IMPORTS}`]);
  expect(contents.getByText('(40 veröffentlicht, 2 privat)')).toBeTruthy();
  expect(screen.getByText(/Kürzel \[contact-form-7\] eines Plugins/).textContent).toContain('„Kontakt“');
  expect(screen.getByText(/Kommentare: kommen nicht mit/)).toBeTruthy();
});

test('an export of a single day names the day once', async () => {
  const report = READY.report && { ...READY.report, lastDate: READY.report.firstDate };
  api.answer(`GET ${IMPORTS}`, { body: [{ ...READY, report }] });
  openScreen(screens, ADDRESS);

  expect(await screen.findByText('1. März 2012')).toBeTruthy();
});

test('a file that is none is refused with the sentence of the server', async () => {
  api.answer(`GET ${IMPORTS}`, { body: [] });
  uploads.answers.push(refuse(422, 'Diese Datei lässt sich nicht lesen.'));
  const { user } = openScreen(screens, ADDRESS);
  await user.upload(await screen.findByLabelText('Exportdatei'), new File(['x'], 'export.xml', { type: 'text/xml' }));

  expect(await screen.findByText('Diese Datei lässt sich nicht lesen.')).toBeTruthy();
  const input = screen.getByLabelText('Exportdatei') as HTMLInputElement;
  expect([input.disabled, input.getAttribute('aria-invalid')]).toEqual([false, 'true']);
  expect(screen.queryByRole('button', { name: /übernehmen/ })).toBeNull();
});

test('the choices begin the import; what has no category is about the club', async () => {
  api.answer(`GET ${IMPORTS}`, { body: [READY] });
  api.answer(`POST ${IMPORTS}/${READY.id}/start`, { body: { ...READY, state: 'running' } });
  const { user } = openScreen(screens, ADDRESS);
  await user.click(await screen.findByRole('radio', { name: 'Alle als Entwürfe' }));
  await user.click(screen.getByRole('radio', { name: 'Nein, auf keinem' }));
  await screen.findAllByRole('option', { name: 'Sport' });
  expect(screen.queryByRole('option', { name: '1. Mannschaft' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Kegeln (2)'), 'Sport');
  api.answer(`GET ${IMPORTS}`, { body: [{ ...READY, state: 'running', finished: 20 }] });
  await user.click(screen.getByRole('button', { name: '45 Einträge übernehmen' }));

  expect(await screen.findByText(/20 von 45 Einträgen/)).toBeTruthy();
  expect(api.asked.find(({ request }) => request.startsWith('POST'))?.body).toEqual({
    articles: 'drafts',
    pages: 'drafts',
    pictures: 'site',
    children: 'none',
    categories: { allgemein: 'verein', kegeln: 'sport' },
  });
});

test('a report that another tab has begun with gives way to its progress', async () => {
  api.answer(`GET ${IMPORTS}`, { body: [READY] });
  api.answer(`POST ${IMPORTS}/${READY.id}/start`, () => {
    api.answer(`GET ${IMPORTS}`, { body: [{ ...READY, state: 'running' }] });
    return { status: 409, body: { code: 'wrong_state', message: 'Dieser Import hat schon begonnen.' } };
  });
  const { user } = openScreen(screens, ADDRESS);
  await user.click(await screen.findByRole('button', { name: '45 Einträge übernehmen' }));

  expect(await screen.findByRole('region', { name: 'Wird übernommen' })).toBeTruthy();
});

test('a category that nobody is offered is taken for nothing, and what somebody takes back stays so', async () => {
  const items = [{ slug: 'verein', name: 'Aus dem Verein', hidden: true }, SPORT];
  api.answer('GET /api/admin/news-categories', { body: { items, page: 1, pages: 1, total: 2 } });
  api.answer(`GET ${IMPORTS}`, { body: [READY] });
  api.answer(`POST ${IMPORTS}/${READY.id}/start`, { body: { ...READY, state: 'running' } });
  const { user } = openScreen(screens, ADDRESS);
  const general = await screen.findByLabelText<HTMLSelectElement>('Allgemein (5)');
  expect(general.value).toBe('sport');
  expect(screen.queryByRole('option', { name: 'Aus dem Verein' })).toBeNull();
  await user.selectOptions(general, 'Die gleichen Namens, oder eine neue');
  await user.click(screen.getByRole('button', { name: '45 Einträge übernehmen' }));

  await waitFor(() =>
    expect(api.asked.find(({ request }) => request.startsWith('POST'))?.body['categories']).toEqual({}),
  );
});

test('with pictures from a zip, the import waits for the zip', async () => {
  api.answer(`GET ${IMPORTS}`, { body: [READY] });
  const { user } = openScreen(screens, ADDRESS);
  await user.click(await screen.findByRole('radio', { name: /Aus einem Zip/ }));
  await user.click(screen.getByRole('button', { name: '45 Einträge übernehmen' }));
  expect(api.asked.filter(({ request }) => request.startsWith('POST'))).toEqual([]);

  uploads.answers.push((_, response) => void response.writeHead(200).end('{"bytes":3}'));
  api.answer(`GET ${IMPORTS}`, { body: [{ ...READY, zipBytes: 3 }] });
  await user.upload(screen.getByLabelText('Zip mit den Bildern'), new File(['zip'], 'uploads.zip'));

  expect(await screen.findByText(/Das Zip ist da \(/)).toBeTruthy();
  expect(uploads.targets).toEqual([`PUT ${IMPORTS}/${READY.id}/pictures?offset=0`]);
});

test('what became of each entry can be read, and all of it be taken back', async () => {
  const entry: WordPressEntry = {
    position: 1,
    kind: 'post',
    title: 'Kontakt',
    outcome: 'taken',
    reason: null,
    notes: [{ kind: 'shortcode', name: 'contact-form-7' }],
    missingPictures: [{ address: MISSING, reason: 'Es ist nicht im Zip.' }],
    articleId: READY.id,
    pageId: null,
  };
  api.answer(`GET ${IMPORTS}`, { body: [DONE] });
  api.answer(`GET ${IMPORTS}/${READY.id}/entries`, { body: { items: [entry], page: 1, pages: 1, total: 1 } });
  const proofRequired = { statusCode: 403, code: 'proof_required', message: 'Dafür bitte das eigene Passwort.' };
  let isProved = false;
  api.answer(`POST ${IMPORTS}/${READY.id}/undo`, () =>
    isProved ? { body: { ...DONE, state: 'undoing' } } : { status: 403, body: proofRequired },
  );
  api.answer('POST /api/account/proof', () => {
    isProved = true;
    return { status: 204 };
  });
  const { user } = openScreen(screens, ADDRESS);
  expect((await screen.findByText(/hier geändert, deshalb so gelassen/)).textContent).toContain('3');
  await user.click(screen.getByText('Einzelne Einträge'));
  expect((await screen.findByRole('link', { name: 'Kontakt' })).getAttribute('href')).toBe(
    `/admin/neuigkeiten/${READY.id}`,
  );
  expect(screen.getByText(/Bild fehlt: .*fehlt\.jpg\. Es ist nicht im Zip\./)).toBeTruthy();
  await user.click(screen.getByText('Warum Bilder fehlen'));
  expect(screen.getByText(/^Es ist nicht im Zip\.$/).textContent).toBe(
    `1× Es ist nicht im Zip. – zum Beispiel ${MISSING}`,
  );

  await user.click(screen.getByRole('button', { name: 'Import zurücknehmen …' }));
  const question = within(await screen.findByRole('dialog', { name: 'Import zurücknehmen?' }));
  api.answer(`GET ${IMPORTS}`, { body: [{ ...DONE, state: 'undone', kept: 2 }] });
  await user.click(question.getByRole('button', { name: 'Zurücknehmen' }));
  await user.type(await screen.findByLabelText('Dein Passwort'), 'geheim{Enter}');

  expect(await screen.findByText(/2 Einträge sind geblieben/)).toBeTruthy();
});

test('all imports are there: the one under way, each file that was read, and earlier ones with what they lost', async () => {
  const running: WordPressImport = { ...READY, id: idOf(2), state: 'running', finished: 20 };
  const second: WordPressImport = {
    ...READY,
    id: idOf(3),
    report: READY.report && { ...READY.report, title: 'Zweiter Teil' },
  };
  const done: WordPressImport = {
    ...DONE,
    id: idOf(4),
    report: READY.report && { ...READY.report, title: 'Vom Vorjahr' },
  };
  api.answer(`GET ${IMPORTS}`, { body: [READY, second, running, done] });
  api.answer(`POST ${IMPORTS}/${second.id}/start`, { body: { ...second, state: 'running' } });
  const { user } = openScreen(screens, ADDRESS);

  expect(await screen.findByText(/20 von 45 Einträgen/)).toBeTruthy();
  const earlier = within(screen.getByRole('region', { name: 'Vom Vorjahr' }));
  expect(earlier.getByText(/Kommentare: kommen nicht mit/)).toBeTruthy();
  expect(earlier.getByRole('button', { name: 'Import zurücknehmen …' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Zweiter Teil, / }));
  expect(screen.getByRole('region', { name: 'Zweiter Teil' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '45 Einträge übernehmen' }));

  await waitFor(() => expect(api.asked.map(({ request }) => request)).toContain(`POST ${IMPORTS}/${second.id}/start`));
});

test('pictures on another server come when it is chosen', async () => {
  const losses = [{ kind: 'foreign-picture' as const, name: 'cdn.altdorf.example', count: 2, examples: [] }];
  api.answer(`GET ${IMPORTS}`, { body: [{ ...READY, report: { ...READY.report, losses } }] });
  api.answer(`POST ${IMPORTS}/${READY.id}/start`, { body: { ...READY, state: 'running' } });
  const { user } = openScreen(screens, ADDRESS);
  await user.selectOptions(
    await screen.findByLabelText('Bilder von einem anderen Server'),
    'cdn.altdorf.example (in 2 Einträgen)',
  );
  await user.click(screen.getByRole('button', { name: '45 Einträge übernehmen' }));

  await waitFor(() =>
    expect(api.asked.find(({ request }) => request.startsWith('POST'))?.body).toMatchObject({
      pictureHost: 'cdn.altdorf.example',
    }),
  );
});
