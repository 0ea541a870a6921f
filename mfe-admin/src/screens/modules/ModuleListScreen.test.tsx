import type { PortalModule, PublishedRelease, ReleaseTrial, VersionHealth } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { ModuleListScreen } from './ModuleListScreen.tsx';

const screens = { '/admin/module': <ModuleListScreen /> };
const news: PortalModule = {
  name: 'news',
  title: 'Neuigkeiten',
  icon: 'newspaper',
  settings: 0,
  waiting: null,
  origins: { allowed: [], changes: [] },
  live: '1.2.0',
  revision: 7,
  rollbackTo: '1.1.0',
  pages: ['/news', '/news/:idOrSlug'],
  widgets: 1,
  releases: [],
  changes: [
    {
      version: '1.2.0',
      previous: '1.1.0',
      isRollback: false,
      isForced: false,
      at: '2026-11-20T10:00:00Z',
      by: 'Anna',
      reason: null,
    },
  ],
  trials: [],
  recentErrors: 1,
};

const api = apiServer();
let isForgotten: boolean;
beforeEach(() => {
  isForgotten = false;
  const error = {
    kind: 'browser',
    section: 'news',
    version: '1.2.0',
    part: '/news',
    message: 'x is not a function',
    count: 3,
    firstSeen: '2026-11-20T11:00:00Z',
    lastSeen: '2026-11-21T11:00:00Z',
  };
  api.answer('GET /api/admin/modules', () => ({ body: [{ ...news, recentErrors: isForgotten ? 0 : 1 }] }));
  api.answer('GET /api/releases/health', { body: { section: 'news', versions: [], errors: [] } });
  const ofServer = {
    ...error,
    kind: 'server',
    message: 'Kein Titel',
    count: 1,
    stack: 'ArticleCard mfe-news/src/a.tsx:3',
  };
  api.answer('GET /api/admin/errors', () => ({ body: isForgotten ? onePage() : onePage(error, ofServer) }));
});

const published = (version: string, more: Partial<PublishedRelease>): PublishedRelease => ({
  section: 'news',
  version,
  build: '',
  fingerprint: '',
  source: { origin: null, commit: null, dirty: false },
  publishedAt: '2026-11-20T10:00:00Z',
  publishedBy: 'Anna',
  active: false,
  activatedAt: null,
  available: true,
  rolledBack: false,
  pinned: false,
  removed: false,
  ...more,
});

const sent = (method: string) => api.asked.filter(({ request }) => request.startsWith(method));

test('the version before comes back after a question, unless another one is live by then', async () => {
  api.answer('POST /api/releases/news/rollback', { body: {} });
  const { user } = openScreen(screens, '/admin/module');
  const panel = within(await screen.findByRole('region', { name: 'Neuigkeiten' }));
  expect(panel.getByText('Version 1.2.0')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Zurück zu Version 1.1.0' }));
  const question = within(await screen.findByRole('dialog', { name: 'Zu Version 1.1.0 wechseln?' }));
  expect(sent('POST')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Version 1.1.0 zeigen' }));

  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  await waitFor(() => expect(api.asked.at(-1)?.request).toBe('GET /api/admin/modules'));
  expect(sent('POST')[0]?.body).toEqual({ version: '1.1.0', expected: 7 });
});

test('a version that was taken back is shown again when somebody says so who was told', async () => {
  const releases = [published('1.3.0', { rolledBack: true })];
  api.answer('GET /api/admin/modules', { body: [{ ...news, releases }] });
  api.answer('POST /api/releases/news/rollback', { body: {} });
  const { user } = openScreen(screens, '/admin/module');
  const panel = within(await screen.findByRole('region', { name: 'Neuigkeiten' }));
  await user.click(panel.getByText('Alle Versionen (1)'));
  await user.click(panel.getByRole('button', { name: 'Version 1.3.0 von news zeigen' }));
  const question = within(await screen.findByRole('dialog', { name: 'Zu Version 1.3.0 wechseln?' }));

  expect(question.getByText(/wurde schon einmal zurückgenommen/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Version 1.3.0 zeigen' }));

  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(sent('POST')[0]?.body).toEqual({ version: '1.3.0', expected: 7, again: true });
});

test('a version says where it came from, whether it was taken back or stays, and whether that was checked', async () => {
  const source = { origin: 'github.com/verein/portal', commit: 'abcdef0'.padEnd(40, '0'), dirty: true };
  const releases = [
    published('1.3.0', { rolledBack: true }),
    published('1.2.0', { active: true, source, notes: 'Suche findet Umlaute' }),
    published('1.1.0', { pinned: true, source: { ...source, origin: 'portal', dirty: false } }),
    // It comes from a repository without a remote.
    published('1.0.0', { source: { ...source, origin: 'fedcba9'.padEnd(40, '0') } }),
  ];
  const changes = [
    {
      ...news.changes[0],
      version: '1.2.0',
      previous: '1.3.0',
      isRollback: true,
      isForced: true,
      reason: 'von selbst',
      stuck: 'es ging nicht',
    },
  ];
  api.answer('GET /api/admin/modules', { body: [{ ...news, releases, changes }] });
  const { user } = openScreen(screens, '/admin/module');
  await user.click(await screen.findByText('Alle Versionen (4)'));

  expect(
    screen.getByText(
      /zurück zu 1\.2\.0 \(vorher 1\.3\.0\) ohne Prüfung erzwungen, Anna \(von selbst\) – müsste zurück: es ging nicht/,
    ),
  ).toBeTruthy();
  const live = 'aus github.com/verein/portal, Commit abcdef0, mit ungespeicherten Änderungen';
  expect(screen.getAllByText(live, { exact: false })).toHaveLength(2);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContainEqual(expect.stringMatching(/^1\.3\.0 \(zurückgenommen\).*aus unbekannter Quelle/));
  expect(lines).toContainEqual(expect.stringMatching(/^1\.0\.0.*aus Repository fedcba9, Commit abcdef0/));
  expect(lines).toContainEqual(expect.stringMatching(/^1\.2\.0 \(auf der Website\).*Suche findet Umlaute/));
  expect(lines).toContainEqual(expect.stringMatching(/^1\.1\.0 \(angepinnt\).*beim Start des Portals, Commit abcdef0/));
});

test('a version that wants to load from elsewhere goes live when that is allowed', async () => {
  const origins = [{ kind: 'connect', origin: 'https://lose.example', why: 'Zählt die Lose.' }];
  api.answer('GET /api/admin/modules', { body: [{ ...news, waiting: { version: '1.3.0', origins } }] });
  api.answer('POST /api/admin/modules/news/origins', { status: 204 });
  api.answer('POST /api/releases/news/activate', { body: {} });
  const { user } = openScreen(screens, '/admin/module');
  expect(await screen.findByText(/Daten austauschen/)).toHaveProperty(
    'textContent',
    'Daten austauschen: https://lose.example – Zählt die Lose.',
  );
  await user.click(screen.getByRole('button', { name: 'Erlauben und zeigen' }));
  const question = within(await screen.findByRole('dialog', { name: 'Version 1.3.0 erlauben und zeigen?' }));
  await user.click(question.getByRole('button', { name: 'Erlauben und zeigen' }));

  await waitFor(() => expect(sent('POST')).toHaveLength(2));
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { origins: [{ kind: 'connect', origin: 'https://lose.example' }] },
    { version: '1.3.0', expected: 7 },
  ]);
});

const trial: ReleaseTrial = {
  kind: 'canary',
  section: 'news',
  version: '1.3.0',
  share: 5,
  begunAt: '2026-11-20T10:00:00Z',
  begunBy: 'Anna',
  endsAt: '2026-11-27T10:00:00Z',
  endedAt: null,
  endedBy: null,
  reason: null,
  address: null,
};

test('what is on trial is for all after a question, or ended, and the history says how earlier canaries ended', async () => {
  const ended = {
    ...trial,
    version: '1.1.9',
    endedAt: '2026-11-19T10:00:00Z',
    endedBy: 'Portal',
    reason: 'nicht entschieden',
  };
  const preview = { ...trial, kind: 'preview' as const, share: null, address: '/?vorschau-modul=news.1.3.0.9.s' };
  api.answer('GET /api/admin/modules', { body: [{ ...news, trials: [trial, preview, ended] }] });
  api.answer('POST /api/releases/news/activate', { body: {} });
  api.answer('POST /api/releases/news/trials/end', { status: 204 });
  const { user } = openScreen(screens, '/admin/module');
  expect(await screen.findByText(/für 5 % der Aufrufe/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vorschau öffnen' }).getAttribute('href')).toBe(preview.address);
  expect(screen.getByText(/Probelauf von 1\.1\.9 für 5 % beendet, Portal \(nicht entschieden\)/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Vorschau beenden' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Vorschau von 1.3.0 beendet.'));
  await user.click(screen.getAllByRole('button', { name: 'Für alle' })[0] as HTMLElement);
  const question = within(await screen.findByRole('dialog', { name: 'Version 1.3.0 für alle?' }));
  await user.click(question.getByRole('button', { name: 'Für alle' }));

  await waitFor(() => expect(sent('POST')).toHaveLength(2));
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { kind: 'preview', version: '1.3.0' },
    { version: '1.3.0', expected: 7 },
  ]);
});

test('what is on trial and has to be said expressly by then is asked about, word by word, and a no changes nothing', async () => {
  api.answer('GET /api/admin/modules', { body: [{ ...news, trials: [trial] }] });
  const older = 'Live ist news 1.4.0; 1.3.0 ist eine niedrigere Version.';
  const back = 'news 1.3.0 wurde zurückgenommen.';
  api.answer('POST /api/releases/news/activate', ({ body }) => {
    if (!body['again']) return { status: 409, body: { code: 'rolled_back', message: back } };
    if (!body['older']) return { status: 409, body: { code: 'older_release', message: older } };
    return { body: {} };
  });
  const { user } = openScreen(screens, '/admin/module');
  const answer = async (title: string, button: string) =>
    user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: button }));
  const promote = async () => {
    await user.click(await screen.findByRole('button', { name: 'Für alle' }));
    await answer('Version 1.3.0 für alle?', 'Für alle');
    expect(await screen.findByText(back)).toBeTruthy();
  };
  await promote();
  await answer('Version 1.3.0 trotzdem für alle?', 'Abbrechen');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await promote();
  await answer('Version 1.3.0 trotzdem für alle?', 'Trotzdem für alle');
  expect(await screen.findByText(older)).toBeTruthy();
  await answer('Version 1.3.0 trotzdem für alle?', 'Trotzdem für alle');

  await waitFor(() =>
    expect(useToasts.getState().toasts.some(({ title }) => title === 'Version 1.3.0 ist für alle zu sehen.')).toBe(
      true,
    ),
  );
  const asked = { version: '1.3.0', expected: 7 };
  expect(sent('POST').map(({ body }) => body)).toEqual([
    asked,
    asked,
    { ...asked, again: true },
    { ...asked, again: true, older: true },
  ]);
});

test('what browsers and the server reported is said, and can be forgotten', async () => {
  api.answer('DELETE /api/admin/errors/news', () => {
    isForgotten = true;
    return { status: 204 };
  });
  const { user } = openScreen(screens, '/admin/module');
  expect(await screen.findByText('1 in der jetzigen Version')).toBeTruthy();
  await user.click(screen.getByText(/^Fehler aus Browsern/));
  expect(
    screen.getByText(/3-mal in Version 1\.2\.0, \/news, zuerst .*20\. November.*, zuletzt .*21\. November/),
  ).toBeTruthy();
  expect(screen.getByText(/1-mal auf dem Server in Version 1\.2\.0, \/news, zuletzt/)).toBeTruthy();
  expect(screen.getByText('ArticleCard mfe-news/src/a.tsx:3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Meldungen leeren' }));

  expect(await screen.findByText('Keine Fehler aus Browsern oder auf dem Server.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('that nothing was reported is said only once that is known', async () => {
  const nothing = () => screen.queryByText('Keine Fehler aus Browsern oder auf dem Server.');
  let arrive: () => void = () => undefined;
  const isOnItsWay = new Promise<void>((resolve) => (arrive = resolve));
  api.answer('GET /api/admin/errors', async () => {
    await isOnItsWay;
    return { status: 500, body: {} };
  });
  const { user } = openScreen(screens, '/admin/module');
  await screen.findByRole('region', { name: 'Neuigkeiten' });
  expect(nothing()).toBeNull();
  arrive();
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText('Die Fehler konnten nicht geladen werden')).toBeTruthy();
  expect(nothing()).toBeNull();

  api.answer('GET /api/admin/errors', { body: onePage() });
  await user.click(failure.getByRole('button', { name: 'Erneut versuchen' }));

  await waitFor(() => expect(nothing()).toBeTruthy());
});

test('the frame is one of them, and says what it is instead of counting pages', async () => {
  const frame = { ...news, name: 'shell', live: '3f9a1b2c4d5e', rollbackTo: '0123456789ab', pages: [], widgets: 0 };
  api.answer('GET /api/admin/modules', { body: [frame] });
  openScreen(screens, '/admin/module');
  const panel = within(await screen.findByRole('region', { name: 'Rahmen' }));

  expect(panel.getByText('Version 3f9a1b2c4d5e')).toBeTruthy();
  expect(panel.getByText('Kopf und Fuß aller Seiten, Startseite')).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Zurück zu Version 0123456789ab' })).toBeTruthy();
});

/** How a version has fared. */
const healthOf = (number: string, more: Partial<VersionHealth>): VersionHealth => ({
  version: number,
  isLive: false,
  share: null,
  before: null,
  views: 2000,
  failures: 6,
  perThousand: 3.1,
  browserFailures: 4,
  serverFailures: 2,
  quarantines: 0,
  replacedWorkers: 0,
  render: { p50: 12.4, p95: 80 },
  lcp: null,
  inp: null,
  cls: null,
  pages: [],
  ...more,
});

test('how visitors fare with the live version stands beside the one before', async () => {
  const live = healthOf('1.2.0', {
    isLive: true,
    before: '1.1.0',
    views: 1500,
    perThousand: 12,
    lcp: 1830.2,
    cls: 0.08,
  });
  const versions = [live, healthOf('1.0.0', {}), healthOf('1.1.0', {})];
  api.answer('GET /api/releases/health?section=news', { body: { section: 'news', versions, errors: [] } });
  openScreen(screens, '/admin/module');

  const table = within(await screen.findByRole('table', { name: 'Letzte 30 Tage' }));
  await table.findByText('1.500');
  const lines = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(lines[0]).toBe('Maß1.2.0für alle1.1.0davor');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Aufrufe1.5002.000',
      'Fehler je 1.000 Aufrufe12,03,1',
      'Inhalt zu sehen (LCP)1.830 ms–',
      'Verrutschen (CLS)0,08–',
    ]),
  );
});

test('a canary stands beside the live version, and the one before has to wait', async () => {
  const versions = [
    healthOf('1.3.0', { share: 5, before: '1.2.0' }),
    healthOf('1.2.0', { isLive: true, before: '1.1.0' }),
    healthOf('1.1.0', {}),
  ];
  api.answer('GET /api/releases/health?section=news', { body: { section: 'news', versions, errors: [] } });
  openScreen(screens, '/admin/module');

  const table = within(await screen.findByRole('table', { name: 'Letzte 30 Tage' }));
  await table.findByText('1.3.0');
  expect(table.getAllByRole('row')[0]?.textContent).toBe('Maß1.3.0für 5\u00a0%1.2.0für alle');
});

test('nothing moves when the numbers come, without a view either', async () => {
  let answer: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (answer = resolve));
  const versions = [healthOf('1.2.0', { isLive: true, views: 0, failures: 0 })];
  api.answer('GET /api/releases/health?section=news', async () => {
    await coming;
    return { body: { section: 'news', versions, errors: [] } };
  });
  openScreen(screens, '/admin/module');
  const rowsOf = (table: HTMLElement) => within(table).getAllByRole('rowheader').length;

  const before = rowsOf(await screen.findByRole('table', { name: 'Letzte 30 Tage', busy: true }));
  answer();

  const table = await screen.findByRole('table', { name: 'Letzte 30 Tage: noch keine Aufrufe', busy: false });
  expect(rowsOf(table)).toBe(before);
});
