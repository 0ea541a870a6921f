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
