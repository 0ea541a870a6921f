import type { Overview } from '@portal/api/contract';
import { createResourceCache, useSession, useToasts } from '@portal/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableEvent, editableMatch, ownTeams } from '../../../test/events.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { OverviewScreen } from './OverviewScreen.tsx';

const screens = { '/admin': <OverviewScreen /> };
const overview: Overview = {
  isOpen: true,
  drafts: { total: 3, newest: [{ id: '5', title: 'Derbysieg', updatedAt: '2026-11-20T10:00:00Z' }] },
  handedIn: [
    { resource: 'news', id: '8', title: 'Turniersieg', at: '2026-11-20T10:00:00Z', by: 'Toni' },
    { resource: 'albums', id: '9', title: 'Ferienspiele', at: '2026-11-21T10:00:00Z', by: null },
  ],
  scheduled: 0,
  expiringSponsors: [{ id: '7', name: 'Bäckerei Krume', activeUntil: '2099-12-01T00:00:00Z' }],
  unreadMessages: 2,
  picturesWithoutAlt: 1,
  picturesToAnswer: 3,
  trainingDoubts: 2,
  visits: { week: 40, weekBefore: 30 },
  changes: [{ resource: 'teams', id: '9', title: 'Frauen', at: '2026-11-20T10:00:00Z', by: 'Bela' }],
};

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/demo', { body: { kinds: [], facts: 0, pages: 0 } });
  api.answer('GET /api/admin/settings/setup', { body: { isOpen: true, steps: [] } });
  api.answer('GET /api/admin/overview', { body: overview });
  api.answer('GET /api/admin/own-teams', { body: ownTeams });
  api.answer('GET /api/admin/news', { body: onePage() });
  api.answer('GET /api/admin/agenda', { body: onePage(editableEvent({ id: '1' })) });
  api.answer('GET /api/admin/events', {
    body: onePage(editableMatch({ id: '2', startDate: '2020-11-22T15:00:00+01:00' })),
  });
});

const DEMO = { kinds: [{ resource: 'news', count: 3, changed: 0 }], facts: 14, pages: 7 };
const nothing: Overview = {
  ...overview,
  drafts: { total: 0, newest: [] },
  handedIn: [],
  expiringSponsors: [],
  unreadMessages: 0,
  picturesWithoutAlt: 0,
  picturesToAnswer: 0,
  trainingDoubts: 0,
};

// Each look for a role goes through all links below: a panel has few, the screen with its menus has dozens.
const panel = (name: string) => within(screen.getByRole('region', { name }));
const target = (name: string, place = panel('Zu erledigen')) => place.getByRole('link', { name }).getAttribute('href');

test('one more draft than are named is one', async () => {
  const drafts = { ...overview.drafts, total: overview.drafts.newest.length + 1 };
  api.answer('GET /api/admin/overview', { body: { ...overview, drafts } });
  openScreen(screens, '/admin');

  expect((await screen.findByText('und 1 weiterer Entwurf')).closest('a')).toBeTruthy();
});

test('the role of somebody who is called like it is said once', async () => {
  openScreen(screens, '/admin');
  expect(await screen.findByText('Angemeldet als Ich (Verwaltung), ich@verein.example.')).toBeTruthy();
  const { user } = useSession.getState();
  act(() => useSession.getState().setUser(user ? { ...user, name: 'Verwaltung' } : null));

  expect(screen.getByText('Angemeldet als Verwaltung, ich@verein.example.')).toBeTruthy();
  const [account] = screen.getAllByText('Verwaltung', { selector: 'strong' });
  expect(account?.parentElement?.textContent).toBe('Verwaltung');
});

test('what waits for somebody leads to where it is done', async () => {
  openScreen(screens, '/admin');
  await screen.findByRole('heading', { name: 'Zuletzt geändert' });

  expect(target('2 ungelesene Nachrichten')).toBe('/admin/nachrichten');
  expect(target('Artikel „Turniersieg“ wartet auf die Redaktion')).toBe('/admin/neuigkeiten/8');
  expect(target('Album „Ferienspiele“ wartet auf die Redaktion')).toBe('/admin/fotos/9');
  expect(screen.getByText(/^von Toni, /)).toBeTruthy();
  expect(target('Entwurf „Derbysieg“')).toBe('/admin/neuigkeiten/5');
  expect(screen.getByText('zuletzt geändert am 20. November 2026, 11:00 Uhr')).toBeTruthy();
  expect(target('und 2 weitere Entwürfe')).toBe('/admin/neuigkeiten?status=draft');
  expect(target('Sponsor „Bäckerei Krume“ läuft aus')).toBe('/admin/sponsoren/7');
  expect(target('2 Trainingszeiten vielleicht doppelt')).toBe('/admin/trainingszeiten');
  expect(target('3 gezeigte Bilder: Kinder zu erkennen?')).toBe('/admin/medien?missing=shown');
  expect(target('1 Bild ohne Beschreibung')).toBe('/admin/medien?missing=alt');
  expect(target('Frauen', panel('Zuletzt geändert'))).toBe('/admin/mannschaften/9');
  expect(
    within(panel('Zu erledigen').getByRole('article')).getByRole('button', { name: 'Ergebnis eintragen' }),
  ).toBeTruthy();
});

test('what the law still wants of the imprint is to be done, and leads to its step', async () => {
  const steps = [{ step: 'impressum', state: 'open', missing: ['Das Registergericht'] }];
  api.answer('GET /api/admin/settings/setup', { body: { isOpen: true, steps } });
  openScreen(screens, '/admin');

  await screen.findByText('Es fehlt: das Registergericht.');
  expect(target('Impressum vervollständigen')).toBe('/admin/einstellungen/einrichten?schritt=impressum');
});

test('a trainer has the own Termine, and nothing is asked for that belongs to editors', async () => {
  openScreen(screens, '/admin', { role: 'trainer' });
  await screen.findByRole('region', { name: 'Nächste Termine' });

  const actions = within(screen.getByRole('navigation', { name: 'Schnell erledigt' }));
  expect(target('Neuer Spielbericht', actions)).toBe('/admin/neuigkeiten/neu');
  expect(target('Neues Album', actions)).toBe('/admin/fotos/neu');
  expect(screen.queryByRole('link', { name: 'Neuer Artikel' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sponsoren' })).toBeNull();
  expect(api.asked.filter(({ request }) => request.includes('overview'))).toEqual([]);
});

test('a trainer has to do what is theirs: matches without a result, own drafts, and messages where they may read them', async () => {
  const drafts = [{ id: '5', title: 'Derbysieg', updatedAt: '2026-11-20T10:00:00Z', handedIn: false }];
  api.answer('GET /api/admin/news', { body: { items: drafts, page: 1, pages: 70, total: 70 } });
  api.answer('GET /api/admin/messages/unread', { body: { unread: 2 } });
  openScreen(screens, '/admin', { role: 'trainer', readsMessages: true });

  const todo = within(await screen.findByRole('region', { name: 'Zu erledigen' }));
  expect(within(todo.getByRole('article')).getByRole('button', { name: 'Ergebnis eintragen' })).toBeTruthy();
  expect(target('Entwurf „Derbysieg“')).toBe('/admin/neuigkeiten/5');
  expect(target('2 ungelesene Nachrichten')).toBe('/admin/nachrichten');
  expect(target('und 69 weitere Entwürfe')).toBe('/admin/neuigkeiten?status=draft');
  expect(todo.getAllByRole('listitem')).toHaveLength(4);
  const asked = api.asked.filter(({ request }) => request.startsWith('GET /api/admin/news'));
  expect(asked.map(({ request }) => request)).toEqual([expect.stringContaining('handedIn=false')]);
});

test('a trainer with nothing left to do reads so', async () => {
  api.answer('GET /api/admin/events', { body: onePage() });
  openScreen(screens, '/admin', { role: 'trainer' });

  expect(await screen.findByText('Alles erledigt. Schönes Spiel!')).toBeTruthy();
});

test('a backup that is overdue says how old the last one is', async () => {
  const lastAt = new Date(Date.now() - 40 * 86_400_000).toISOString();
  api.answer('GET /api/admin/overview', { body: { ...overview, overdueBackup: { lastAt } } });
  openScreen(screens, '/admin');

  expect((await screen.findByText('Letzte Sicherung vor 40 Tagen')).closest('a')).toBeTruthy();
});

test('what there is to do stands first, and a match without a result in one place', async () => {
  const match = editableMatch({ id: '2', startDate: '2020-11-22T15:00:00+01:00' });
  api.answer('GET /api/admin/agenda', { body: onePage(match) });
  openScreen(screens, '/admin');
  await screen.findByText('Es sind keine Termine geplant.');
  for (const name of ['Zu erledigen', 'Besuche']) await screen.findByRole('heading', { name });

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Zu erledigen',
    'Eilmeldung',
    'Nächste Termine',
    'Zuletzt geändert',
    'Besuche',
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('after a morning of matches without results the next Termine are still named', async () => {
  const matches = [1, 2, 3, 4, 5].map((place) =>
    editableMatch({ id: String(place), title: `Spiel ${place}`, startDate: '2020-11-22T10:00:00+01:00' }),
  );
  const evening = editableEvent({ id: '9', title: 'Grünkohlessen', startDate: '2099-11-22T19:00:00+01:00' });
  api.answer('GET /api/admin/events', { body: onePage(...matches) });
  api.answer('GET /api/admin/agenda', ({ request }) => {
    const limit = Number(/limit=(\d+)/.exec(request)?.[1]);
    return { body: onePage(...[...matches, evening].slice(0, limit)) };
  });
  openScreen(screens, '/admin');

  const next = within(await screen.findByRole('region', { name: 'Nächste Termine' }));
  expect(await next.findByText('Grünkohlessen')).toBeTruthy();
  expect(next.queryByText('Es sind keine Termine geplant.')).toBeNull();
});

test('what was deleted lately leads nowhere, but can be taken back; what cannot says why', async () => {
  const restorePath = '/api/sponsors/7/restore';
  const deletion = { ...overview.changes[0], resource: 'sponsors', id: '7', title: 'Krume', restorePath };
  api.answer('GET /api/admin/overview', { body: { ...overview, changes: [deletion] } });
  api.answer(`POST ${restorePath}`, { status: 404, body: { message: 'Diesen Sponsor gibt es nicht.' } });
  const { user } = openScreen(screens, '/admin', { role: 'editor' });

  expect(await screen.findByText(/^Sponsor gelöscht, .*, Bela$/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Krume' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Krume wiederherstellen' }));

  await waitFor(() =>
    expect(useToasts.getState().toasts[0]).toMatchObject({
      title: 'Nicht wiederhergestellt',
      description: 'Diesen Sponsor gibt es nicht.',
    }),
  );
});

test('with nothing left to do it says so', async () => {
  api.answer('GET /api/admin/events', { body: onePage() });
  api.answer('GET /api/admin/settings/setup', { body: { isOpen: true, steps: [] } });
  api.answer('GET /api/admin/overview', { body: nothing });
  openScreen(screens, '/admin');

  expect(await screen.findByText('Alles erledigt. Schönes Spiel!')).toBeTruthy();
});

test.each([
  ['GET /api/admin/settings/setup', { isOpen: false, steps: [] }],
  ['GET /api/admin/agenda', onePage(editableEvent({ id: '1' }))],
])('nothing is said to be done, and nothing can move, before everything is known: %s', async (late, body) => {
  let tell: (answer: { body: unknown }) => void = () => undefined;
  const answer = new Promise<{ body: unknown }>((resolve) => (tell = resolve));
  api.answer('GET /api/admin/events', { body: onePage() });
  api.answer('GET /api/admin/settings/setup', { body: { isOpen: false, steps: [] } });
  api.answer('GET /api/admin/overview', { body: nothing });
  api.answer(late, () => answer);
  const cache = createResourceCache();
  openScreen(screens, '/admin', { cache });
  const isKnown = (name: string) => [...cache].some(([key, { data }]) => key.includes(name) && data !== undefined);
  const others = ['overview', 'agenda', 'events', 'demo', 'setup'].filter((name) => !late.includes(name));

  await waitFor(() => expect(others.filter(isKnown)).toEqual(others));
  for (const name of ['Zu erledigen', 'Eilmeldung', 'Nächste Termine', 'Besuche'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  tell({ body });

  await screen.findByRole('heading', { name: 'Zu erledigen' });
  for (const name of ['Eilmeldung', 'Nächste Termine', 'Besuche'])
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.queryByText('Alles erledigt. Schönes Spiel!')).toBeNull();
});

test('what could not be loaded is not said to be done, and can be tried again', async () => {
  api.answer('GET /api/admin/overview', { body: nothing });
  api.answer('GET /api/admin/events', { status: 500, body: { statusCode: 500 } });
  const { user } = openScreen(screens, '/admin');

  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(screen.queryByText('Alles erledigt. Schönes Spiel!')).toBeNull();
  const actions = screen.getByRole('navigation', { name: 'Schnell erledigt' });
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  const tries = api.asked.length;
  api.answer('GET /api/admin/events', async () => {
    await told;
    return { body: onePage() };
  });
  await user.click(again);

  await waitFor(() => expect(api.asked.length).toBeGreaterThan(tries));
  // The panels below have been shown before, and stay.
  expect(actions.isConnected).toBe(true);
  tell();
  expect(await screen.findByText('Alles erledigt. Schönes Spiel!')).toBeTruthy();
  expect(actions.isConnected).toBe(true);
});

test('matches without a result are to be done, too: they alone left an empty box', async () => {
  api.answer('GET /api/admin/overview', { body: nothing });
  openScreen(screens, '/admin');

  const todo = within(await screen.findByRole('region', { name: 'Zu erledigen' }));
  expect(todo.getByText('Spiel ohne Ergebnis, So., 22.11.2020')).toBeTruthy();
  expect(todo.getAllByRole('listitem')).toHaveLength(1);
});

test('of many matches without a result some stand there, and a line leads to the others', async () => {
  const match = editableMatch({ id: '2', startDate: '2020-11-22T15:00:00+01:00' });
  api.answer('GET /api/admin/events', { body: { ...onePage(match), total: 3 } });
  openScreen(screens, '/admin');

  await screen.findByText('und 2 weitere Spiele ohne Ergebnis');
  expect(target('und 2 weitere Spiele ohne Ergebnis')).toBe('/admin/termine?view=missing');
});

test('pages with the text they began with, and the demo content, are to be done', async () => {
  const startingPages = [
    { slug: 'geschichte', title: 'Geschichte' },
    { slug: 'kontakt', title: 'Kontakt' },
  ];
  api.answer('GET /api/admin/overview', { body: { ...nothing, startingPages } });
  api.answer('GET /api/admin/demo', { body: DEMO });
  openScreen(screens, '/admin');

  await screen.findByText('Demo entfernen');
  expect(target('Demo entfernen')).toBe('/admin/sicherung');
  expect(target('2 Seiten haben noch den Anfangstext')).toBe('/admin/seiten');
  expect(screen.getByText('Bitte lesen, anpassen und speichern: Geschichte, Kontakt.')).toBeTruthy();
});
