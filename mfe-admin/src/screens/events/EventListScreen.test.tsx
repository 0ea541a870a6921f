import { useToasts } from '@portal/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableEvent, editableMatch, ownTeams } from '../../../test/events.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { EventListScreen } from './EventListScreen.tsx';

const screens = { '/admin/termine': <EventListScreen /> };
const training = editableEvent({
  id: '1',
  startDate: '2099-11-24T19:00:00+01:00',
  endDate: '2099-11-24T20:30:00+01:00',
  version: 4,
});
const played = editableMatch({ id: '2', startDate: '2020-11-22T15:00:00+01:00', version: 6 });

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/own-teams', { body: ownTeams });
  api.answer('GET /api/admin/agenda', { body: onePage(training) });
  api.answer('GET /api/admin/events', { body: onePage(played) });
});

const changes = () => api.asked.filter(({ request }) => request.startsWith('PATCH'));

test('a Termin is cancelled in two taps, with the version that was read', async () => {
  api.answer('PATCH /api/events/1', ({ body }) => ({ body: { ...training, ...body, version: 5 } }));
  const { user } = openScreen(screens, '/admin/termine');
  expect((await screen.findByRole('link', { name: 'Training' })).getAttribute('href')).toBe('/admin/termine/1');
  await user.click(screen.getByRole('button', { name: 'Absagen' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Platz gesperrt' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes()).toEqual([
    { request: 'PATCH /api/events/1', body: { status: 'cancelled', reason: 'Platz gesperrt', version: 4 } },
  ]);
});

test('no date can move from under the thumb: the list waits for the filter of the teams', async () => {
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  api.answer('GET /api/admin/own-teams', async () => {
    await told;
    return { body: ownTeams };
  });
  openScreen(screens, '/admin/termine');

  await screen.findByRole('status', { name: 'Wird geladen' });
  await waitFor(() => expect(api.asked.some(({ request }) => request.includes('own-teams'))).toBe(true));
  expect(screen.queryByRole('searchbox')).toBeNull();
  tell();

  await screen.findByRole('link', { name: 'Training' });
  expect(screen.getByRole('combobox', { name: 'Mannschaft' })).toBeTruthy();
});

test('the cancellation of all following dates can be taken back for all of them', async () => {
  const date = { ...training, id: 'serie_2099-11-24', seriesId: 'serie', status: 'moved' as const };
  const rest = { ...date, id: 'rest', seriesId: 'rest', version: 1 };
  api.answer('GET /api/admin/agenda', { body: onePage(date) });
  api.answer('PATCH /api/events/serie_2099-11-24', ({ body }) => ({ body: { ...rest, ...body, version: 1 } }));
  api.answer('PATCH /api/events/rest', ({ body }) => ({ body: { ...rest, ...body, version: 2 } }));
  const { user } = openScreen(screens, '/admin/termine');
  await user.click(await screen.findByRole('button', { name: 'Absagen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Diesen und alle folgenden' }));
  await user.click(dialog.getByRole('button', { name: 'Platz gesperrt' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Abgesagt'));
  useToasts.getState().toasts[0]?.action?.onAction();

  // The dates are a series of their own by now; a single date's move is not undone with it.
  await waitFor(() =>
    expect(changes().at(-1)).toEqual({ request: 'PATCH /api/events/rest', body: { status: 'planned', version: 1 } }),
  );
});

test.each([
  ['Nur diesen Termin', 'this'],
  ['Diesen und alle folgenden', 'following'],
])('of a series that was cancelled as much takes place again as somebody chooses: %s', async (choice, scope) => {
  const id = 'serie_2099-11-24';
  const cancelled = { ...training, id, seriesId: 'serie', status: 'cancelled' as const, reason: 'Platz gesperrt' };
  api.answer('GET /api/admin/agenda', { body: onePage(cancelled) });
  api.answer(`PATCH /api/events/${id}`, { body: { ...cancelled, status: 'planned', reason: null } });
  const { user } = openScreen(screens, '/admin/termine');
  await user.click(await screen.findByRole('button', { name: 'Findet doch statt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Findet doch statt' }));
  await user.click(dialog.getByRole('radio', { name: choice }));
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes()).toEqual([{ request: `PATCH /api/events/${id}`, body: { status: 'planned', version: 4, scope } }]);
});

test('the focus stays with a Termin whose button is gone with what it did', async () => {
  const cancelled = { ...training, status: 'cancelled' as const, reason: 'Platz gesperrt', version: 5 };
  const answerWith = (event: typeof training) => () => {
    api.answer('GET /api/admin/agenda', { body: onePage(event) });
    return { body: event };
  };
  api.answer('PATCH /api/events/1', answerWith(cancelled));
  const { user } = openScreen(screens, '/admin/termine');
  await user.click(await screen.findByRole('button', { name: 'Absagen' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Platz gesperrt' }));

  const title = screen.getByRole('link', { name: 'Training' });
  await waitFor(() => expect(document.activeElement).toBe(title));

  api.answer('PATCH /api/events/1', answerWith({ ...training, version: 6 }));
  await user.click(screen.getByRole('button', { name: 'Findet doch statt' }));

  await screen.findByRole('button', { name: 'Absagen' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('a Termin of a team that was deleted says so, and no address', async () => {
  api.answer('GET /api/admin/agenda', { body: onePage({ ...training, team: 'c-jugend' }) });
  openScreen(screens, '/admin/termine');

  expect(await screen.findByText(/Mannschaft gibt es nicht mehr/)).toBeTruthy();
  expect(screen.queryByText(/c-jugend/)).toBeNull();
});

test('a match that lacks its result gets it in the list', async () => {
  api.answer('PATCH /api/events/2', ({ body }) => ({ body: { ...played, ...body, version: 7 } }));
  const { user } = openScreen(screens, '/admin/termine');
  await screen.findByRole('link', { name: 'Training' });
  await user.click(screen.getByRole('link', { name: 'Ohne Ergebnis' }));
  await user.click(await screen.findByRole('button', { name: 'Ergebnis eintragen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Ein Tor mehr für SV Musterstadt' }));
  await user.click(dialog.getByRole('button', { name: '1 : 0 speichern' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes()).toMatchObject([{ body: { goalsHome: 1, goalsAway: 0, version: 6 } }]);
});

describe('a result that is entered while somebody else changes the match', () => {
  /** Somebody else has saved this after the list was read. */
  const meanwhile = (change: Partial<typeof played>) => {
    let current = { ...played, ...change, version: 9 };
    api.answer('PATCH /api/events/2', ({ body: { version, ...more } }) => {
      if (version !== current.version)
        return { status: 409, body: { statusCode: 409, code: 'stale_version', message: 'Geändert.', current } };
      current = { ...current, ...more, version: 10 };
      return { body: current };
    });
  };
  const enter = async () => {
    const { user } = openScreen(screens, '/admin/termine');
    await screen.findByRole('link', { name: 'Training' });
    await user.click(screen.getByRole('link', { name: 'Ohne Ergebnis' }));
    await user.click(await screen.findByRole('button', { name: 'Ergebnis eintragen' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: 'Ein Tor mehr für SV Musterstadt' }));
    await user.click(sheet.getByRole('button', { name: '1 : 0 speichern' }));
    return user;
  };
  const conflict = () => screen.findByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });
  const versions = () => changes().map(({ body }) => body['version']);

  test('is saved beside it, and nobody is asked', async () => {
    meanwhile({ location: 'Nebenplatz' });
    await enter();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(versions()).toEqual([6, 9]);
    expect(changes().at(-1)?.body).toEqual({ goalsHome: 1, goalsAway: 0, version: 9 });
  });

  test('is shown beside the result of the other, and saved once somebody has chosen so', async () => {
    meanwhile({ goalsHome: 2, goalsAway: 2 });
    const user = await enter();
    const dialog = within(await conflict());
    expect(dialog.getByText('2 : 2')).toBeTruthy();
    expect(dialog.getByText('1 : 0')).toBeTruthy();
    expect(versions()).toEqual([6]);
    await user.click(dialog.getByRole('button', { name: 'Meine Fassung speichern' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes().at(-1)?.body).toEqual({ goalsHome: 1, goalsAway: 0, version: 9 });
  });

  test('gives way to the result of the other', async () => {
    meanwhile({ goalsHome: 2, goalsAway: 2 });
    const user = await enter();
    await user.click(within(await conflict()).getByRole('button', { name: 'Andere Fassung übernehmen' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(versions()).toEqual([6]);
  });

  test('stays as it was entered until somebody decides', async () => {
    meanwhile({ goalsHome: 2, goalsAway: 2 });
    const user = await enter();
    await user.click(within(await conflict()).getByRole('button', { name: 'Später entscheiden' }));

    await user.click(screen.getByRole('button', { name: '1 : 0 speichern' }));
    expect(await conflict()).toBeTruthy();
    expect(versions()).toEqual([6, 6]);
  });
});

test('what takes place again is shown as it is now, where somebody has changed it meanwhile', async () => {
  const cancelled = { ...training, status: 'cancelled' as const, reason: 'Platz gesperrt' };
  api.answer('GET /api/admin/agenda', { body: onePage(cancelled) });
  const current = { ...cancelled, startDate: '2099-11-25T18:00:00+01:00', endDate: null, version: 8 };
  api.answer('PATCH /api/events/1', ({ body }) =>
    body['version'] === 8
      ? { body: { ...current, ...body, version: 9 } }
      : { status: 409, body: { statusCode: 409, code: 'stale_version', message: 'Geändert.', current } },
  );
  const { user } = openScreen(screens, '/admin/termine');
  await user.click(await screen.findByRole('button', { name: 'Findet doch statt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Findet doch statt' }));
  expect(dialog.getByText(/25\. November.*18:00/)).toBeTruthy();
  expect(dialog.queryByRole('radio')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes().at(-1)?.body).toEqual({ status: 'planned', version: 8 });
});

test('without any Termin it invites to write the first', async () => {
  api.answer('GET /api/admin/agenda', { body: onePage() });
  openScreen(screens, '/admin/termine');

  const link = await screen.findByRole('link', { name: 'Ersten Termin anlegen' });
  expect(link.getAttribute('href')).toBe('/admin/termine/neu');
});

test('of more dates than are counted it says so', async () => {
  api.answer('GET /api/admin/agenda', { body: { ...onePage(training), pages: 200, total: 5000, moreFollow: true } });
  openScreen(screens, '/admin/termine');

  expect(await screen.findByText('Seite 1 von 200 (mehr als 5000 Einträge)')).toBeTruthy();
});

test('of a month with more dates than it asks for it says that not all are here', async () => {
  api.answer('GET /api/admin/agenda', { body: { ...onePage(training), pages: 600, total: 600 } });
  openScreen(screens, '/admin/termine?view=month&month=2099-11');

  expect(
    await screen.findByText('Hier stehen die ersten 1 von 600. Die übrigen findet eine Suche oder ein Filter.'),
  ).toBeTruthy();
});

test('of a month that is not known yet nobody is told that it is empty', async () => {
  let tell: (answer: { body: unknown }) => void = () => undefined;
  const agenda = new Promise<{ body: unknown }>((resolve) => (tell = resolve));
  api.answer('GET /api/admin/agenda', () => agenda);
  openScreen(screens, '/admin/termine?view=month&month=2099-11&day=2099-11-23');

  const day = await screen.findByRole('button', { name: /^Montag, 23. November/ });
  expect(day.textContent).not.toContain('keine Termine');
  expect(screen.queryByText('An diesem Tag ist nichts geplant.')).toBeNull();
  tell({ body: onePage(training) });

  expect(await screen.findByText('An diesem Tag ist nichts geplant.')).toBeTruthy();
});

test.each(['?type=quatsch', '?view=month&status=quatsch', '?page=abc'])(
  'an address that the API refuses (%s) shows the dates as they begin',
  async (address) => {
    api.answer('GET /api/admin/agenda', ({ request }) =>
      /quatsch|abc/.test(request) ? { status: 400, body: { statusCode: 400 } } : { body: onePage(training) },
    );
    openScreen(screens, `/admin/termine${address}`);

    expect(await screen.findByRole('link', { name: 'Training' })).toBeTruthy();
    expect(window.location.search).toBe('');
  },
);

test('a page that is not there any more leads to the last one', async () => {
  const page = (shown: number, items: object[]) => ({ items, page: shown, pages: 2, total: 26 });
  api.answer('GET /api/admin/agenda?page=3&when=upcoming&limit=25', { body: page(3, []) });
  api.answer('GET /api/admin/agenda?page=2&when=upcoming&limit=25', { body: page(2, [training]) });
  openScreen(screens, '/admin/termine?page=3');

  expect(await screen.findByRole('link', { name: 'Training' })).toBeTruthy();
  expect(screen.getByText(/^Seite 2 von 2/)).toBeTruthy();
});
