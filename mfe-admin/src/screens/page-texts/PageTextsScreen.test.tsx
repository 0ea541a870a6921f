import { pageTexts, type EditablePageTexts } from '@portal/api/contract';
import { createResourceCache, useToasts } from '@portal/shared-ui';
import { clubFacts } from '@portal/shared-ui/test/club';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { PageTextsScreen } from './PageTextsScreen.tsx';

const screens = { '/admin/texte': <PageTextsScreen /> };
const usual = Object.fromEntries(Object.entries(pageTexts).map(([name, text]) => [name, text.usual]));
const stored = {
  ...usual,
  boardLead: 'Unser Team',
  'menu-news': 'Neues',
  menuOrder: [],
  version: 3,
  updatedAt: '2026-11-01T10:00:00Z',
} as unknown as EditablePageTexts;

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/page-texts', { body: stored });
  api.answer('PATCH /api/page-texts', ({ body }) => ({ body: { ...stored, ...body, version: 4 } }));
});

const saved = () => api.asked.filter(({ request }) => request.startsWith('PATCH')).map(({ body }) => body);

test('the texts of the chosen page are saved with the version that was read, and no others', async () => {
  const { user } = openScreen(screens, '/admin/texte', { role: 'editor' });
  const page = await screen.findByLabelText('Seite');
  expect(screen.getByRole('option', { name: 'Vorstand (1 geändert)' })).toBeTruthy();
  await user.selectOptions(page, 'news');
  await user.type(await screen.findByLabelText('Einleitung'), 'Was es Neues gibt');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() =>
    expect(saved()).toEqual([{ newsTitle: 'Vereinsneuigkeiten', newsLead: 'Was es Neues gibt', version: 3 }]),
  );
});

test('a text goes back to its usual words', async () => {
  const { user } = openScreen(screens, '/admin/texte?seite=board', { role: 'editor' });
  const lead = await screen.findByLabelText<HTMLTextAreaElement>('Einleitung');
  expect(screen.queryByRole('button', { name: 'Überschrift zurücksetzen' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Einleitung zurücksetzen' }));

  expect(lead.value).toBe(usual['boardLead']);
  expect(screen.queryByRole('button', { name: 'Einleitung zurücksetzen' })).toBeNull();
});

test('another page is shown only once somebody has said that unsaved texts may go', async () => {
  const { user } = openScreen(screens, '/admin/texte?seite=board', { role: 'editor' });
  const page = await screen.findByLabelText<HTMLSelectElement>('Seite');
  const lead = () => screen.getByLabelText<HTMLTextAreaElement>('Einleitung');
  await user.type(lead(), ' und noch nicht gespeichert');

  await user.selectOptions(page, 'news');
  await user.click(await screen.findByRole('button', { name: 'Hier bleiben' }));
  expect([page.value, lead().value]).toEqual(['board', 'Unser Team und noch nicht gespeichert']);

  const [again] = screen.getAllByRole('link', { name: 'Texte der Seiten', hidden: true });
  if (again) await user.click(again);
  await user.click(await screen.findByRole('button', { name: 'Hier bleiben' }));
  expect(lead().value).toBe('Unser Team und noch nicht gespeichert');

  await user.selectOptions(page, 'news');
  await user.click(await screen.findByRole('button', { name: 'Verwerfen und verlassen' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Seite').value).toBe('news'));
  expect(lead().value).toBe('');
});

test('going back leaves the texts, whichever pages were chosen before', async () => {
  window.history.replaceState(null, '', '/admin');
  window.history.pushState(null, '', '/admin/texte');
  const { user } = openScreen(screens, '/admin/texte', { role: 'editor' });
  const steps = window.history.length;

  await user.selectOptions(await screen.findByLabelText('Seite'), 'news');

  await waitFor(() => expect(window.location.search).toBe('?seite=news'));
  expect(window.history.length).toBe(steps);
});

describe('the order of the menu', () => {
  const page = (path: string, label: string, order: number, more: object = {}) => ({
    path,
    title: label,
    menu: { label, order, ...more },
  });
  const pages = [
    page('/news', 'Aktuelles', 20),
    page('/spielplan', 'Spielplan', 30),
    page('/vorstand', 'Vorstand', 42, { group: 'Verein' }),
    page('/geschichte', 'Geschichte', 43, { group: 'Verein' }),
    page('/mannschaft', '1. Mannschaft', 11, { group: 'Mannschaften' }),
    page('/mannschaften', 'Alle Mannschaften', 13, { group: 'Mannschaften' }),
    page('/kontakt', 'Kontakt', 60, { variant: 'button' }),
  ];
  beforeEach(() => api.answer('GET /api/releases', { body: { sections: [{ name: 'club', pages }] } }));
  const listed = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('is shown in the words of the club, bar and groups, and saved with each step', async () => {
    const { user } = openScreen(screens, '/admin/texte?seite=menu', { role: 'editor' });
    await screen.findByRole('heading', { name: 'Reihenfolge im Menü' });
    expect(listed('Leiste')).toEqual(['Mannschaften', 'Neues', 'Spielplan', 'Verein']);
    expect(listed('Verein')).toEqual(['Vorstand', 'Geschichte']);

    await user.click(screen.getByRole('button', { name: 'Verein nach oben' }));
    await user.click(screen.getByRole('button', { name: 'Geschichte nach oben' }));

    await waitFor(() =>
      expect(saved()).toEqual([
        { menuOrder: ['/mannschaften', '/news', '/vorstand', '/geschichte', '/spielplan'], version: 3 },
        { menuOrder: ['/mannschaften', '/news', '/geschichte', '/vorstand', '/spielplan'], version: 4 },
      ]),
    );
  });

  /** Stores another user's change, and refuses changes of an older version. */
  const meanwhile = (change: Partial<EditablePageTexts>) => {
    let current: EditablePageTexts = { ...stored, ...change, version: 7 };
    api.answer('GET /api/admin/page-texts', () => ({ body: current }));
    api.answer('PATCH /api/page-texts', ({ body }) => {
      if (body['version'] !== current.version)
        return { status: 409, body: { code: 'stale_version', message: 'Inzwischen geändert.', current } };
      current = { ...current, ...body, version: current.version + 1 };
      return { body: current };
    });
  };

  test('is saved below texts that somebody else has changed meanwhile', async () => {
    const { user } = openScreen(screens, '/admin/texte?seite=menu', { role: 'editor' });
    await screen.findByRole('heading', { name: 'Reihenfolge im Menü' });
    meanwhile({ newsLead: 'Neu' });
    await user.click(screen.getByRole('button', { name: 'Geschichte nach oben' }));

    const menuOrder = ['/mannschaften', '/news', '/spielplan', '/geschichte', '/vorstand'];
    await waitFor(() =>
      expect(saved()).toEqual([
        { menuOrder, version: 3 },
        { menuOrder, version: 7 },
      ]),
    );
  });

  /** Somebody else has put the schedule first, before the own step is saved. */
  const meet = async () => {
    const { user } = openScreen(screens, '/admin/texte?seite=menu', { role: 'editor' });
    await screen.findByRole('heading', { name: 'Reihenfolge im Menü' });
    meanwhile({ menuOrder: ['/spielplan', '/news'] });
    await user.click(screen.getByRole('button', { name: 'Geschichte nach oben' }));
    const dialog = within(await screen.findByRole('dialog'));
    return { user, choose: (name: string) => user.click(dialog.getByRole('button', { name })), dialog };
  };
  const theirs = ['Mannschaften', 'Spielplan', 'Verein', 'Neues'];

  test('that somebody else has changed meanwhile is shown beside the own one, and not overwritten', async () => {
    const { choose, dialog } = await meet();
    expect(dialog.getByText(/· Neues · Spielplan · Verein \(Geschichte · Vorstand\)$/)).toBeTruthy();
    expect(dialog.getByText(/· Spielplan · Verein \(Vorstand · Geschichte\) · Neues$/)).toBeTruthy();

    await choose('Andere Fassung übernehmen');

    await waitFor(() => expect(listed('Leiste')).toEqual(theirs));
    expect(saved()).toHaveLength(1);
  });

  test('is saved over that of somebody else once somebody has chosen so', async () => {
    const { choose } = await meet();
    await choose('Meine Fassung speichern');

    const menuOrder = ['/mannschaften', '/news', '/spielplan', '/geschichte', '/vorstand'];
    await waitFor(() => expect(saved().slice(1)).toEqual([{ menuOrder, version: 7 }]));
    expect(listed('Leiste')).toEqual(['Mannschaften', 'Neues', 'Spielplan', 'Verein']);
  });

  test('that is to be decided later stays as it was put, and is asked about at the next step', async () => {
    const { user, choose } = await meet();
    await choose('Später entscheiden');
    expect(listed('Verein')).toEqual(['Geschichte', 'Vorstand']);

    await user.click(screen.getByRole('button', { name: 'Verein nach oben' }));

    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(listed('Leiste')).toEqual(['Mannschaften', 'Neues', 'Verein', 'Spielplan']);
    expect(saved().map((body) => body['version'])).toEqual([3, 3]);
  });

  test('that could not be saved is as before', async () => {
    const { user } = openScreen(screens, '/admin/texte?seite=menu', { role: 'editor' });
    await screen.findByRole('heading', { name: 'Reihenfolge im Menü' });
    api.answer('PATCH /api/page-texts', { status: 500, body: { message: 'Kaputt.' } });
    await user.click(screen.getByRole('button', { name: 'Geschichte nach oben' }));

    await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Reihenfolge nicht gespeichert'));
    expect(listed('Verein')).toEqual(['Vorstand', 'Geschichte']);
  });

  test('has own pages and the page of documents, each in its place', async () => {
    const ownPages = [
      { label: 'Vereinsheim', href: '/seiten/vereinsheim', group: 'verein' },
      { label: 'Anfahrt', href: '/seiten/anfahrt', group: '/' },
      { label: 'Turnen', href: '/seiten/turnen', group: 'Abteilungen' },
    ];
    const { user } = openScreen(screens, '/admin/texte?seite=menu', {
      role: 'editor',
      cache: createResourceCache({ '/api/club': { data: clubFacts({ ownPages, hasDownloads: true }) } }),
    });
    await screen.findByRole('heading', { name: 'Reihenfolge im Menü' });
    expect(listed('Leiste')).toEqual(['Mannschaften', 'Neues', 'Spielplan', 'Verein', 'Anfahrt', 'Abteilungen']);
    expect(listed('Verein')).toEqual(['Vorstand', 'Geschichte', 'Downloads', 'Vereinsheim']);

    await user.click(screen.getByRole('button', { name: 'Vereinsheim nach oben' }));

    const order = '/mannschaften /news /spielplan /vorstand /geschichte /seiten/vereinsheim /downloads /seiten/anfahrt';
    await waitFor(() => expect(saved()).toEqual([{ menuOrder: [...order.split(' '), '/seiten/turnen'], version: 3 }]));
  });

  test('of the club is shown, and goes back to the usual one', async () => {
    const own = { ...stored, menuOrder: ['/geschichte', '/vorstand', '/spielplan'] };
    api.answer('GET /api/admin/page-texts', { body: own });
    const { user } = openScreen(screens, '/admin/texte?seite=menu', { role: 'editor' });
    await screen.findByRole('heading', { name: 'Reihenfolge im Menü' });
    expect(listed('Leiste')).toEqual(['Mannschaften', 'Neues', 'Verein', 'Spielplan']);
    expect(listed('Verein')).toEqual(['Geschichte', 'Vorstand']);

    await user.click(screen.getByRole('button', { name: 'Übliche Reihenfolge' }));

    await waitFor(() => expect(saved()).toEqual([{ menuOrder: [], version: 3 }]));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });
});
