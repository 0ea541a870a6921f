import { pageTexts, type EditablePageTexts } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { PageTextsScreen } from './PageTextsScreen.tsx';

const screens = { '/admin/texte': <PageTextsScreen /> };
const usual = Object.fromEntries(Object.entries(pageTexts).map(([name, text]) => [name, text.usual]));
const stored = {
  ...usual,
  boardLead: 'Unser Team',
  version: 3,
  updatedAt: '2026-11-01T10:00:00Z',
} as unknown as EditablePageTexts;

let api: ApiServer;
beforeAll(async () => {
  api = await startApiServer();
});
beforeEach(() => {
  api.asked.length = 0;
  api.answer('GET /api/admin/page-texts', { body: stored });
  api.answer('PATCH /api/page-texts', ({ body }) => ({ body: { ...stored, ...body, version: 4 } }));
});
afterAll(() => api.stop());

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
