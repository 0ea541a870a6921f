import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableSlide } from '../../../test/entries.ts';
import { keepEntry } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/slides/:id');
const api = apiServer();
beforeAll(() => {
  // jsdom lays nothing out: there is nothing to see.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  keepEntry(api, { read: '/api/admin/sliders/1', write: '/api/sliders/1' }, editableSlide());
});

const bodies = (method: string) =>
  api.asked.filter(({ request }) => request.startsWith(method)).map(({ body }) => body);

test('a slide is seen while it is written, and saved with the version that was read', async () => {
  const { user } = openScreen(screens, '/admin/slides/1');
  await user.type(await screen.findByLabelText('Überschrift'), ' am Samstag');
  expect((await screen.findAllByText('Heimspiel am Samstag')).length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByLabelText('Hintergrund ohne Bild'), 'Dunkle Vereinsfarbe');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/slides'));
  expect(bodies('PATCH')).toMatchObject([
    {
      title: 'Heimspiel am Samstag',
      bgGradient: 'linear-gradient(160deg, color-mix(in srgb, var(--club-color) 40%, #0b0f14), #0b0f14)',
      subtitle: null,
      buttonAction: null,
      version: 3,
    },
  ]);
});

test('a background from before that is offered no longer stays until another is chosen', async () => {
  const bgGradient = 'linear-gradient(90deg, #111111, #222222)';
  keepEntry(api, { read: '/api/admin/sliders/1', write: '/api/sliders/1' }, editableSlide({ bgGradient }));
  const { user } = openScreen(screens, '/admin/slides/1');
  expect(await screen.findByRole('option', { name: 'Wie bisher', selected: true })).toBeTruthy();
  await user.type(screen.getByLabelText('Überschrift'), '!');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(bodies('PATCH')).toMatchObject([{ title: 'Heimspiel!', bgGradient }]));
});

test('a slide that is gone is told so', async () => {
  api.answer('GET /api/admin/sliders/2', { status: 404 });
  openScreen(screens, '/admin/slides/2');

  expect(await screen.findByText('Diesen Eintrag gibt es nicht (mehr)')).toBeTruthy();
});
