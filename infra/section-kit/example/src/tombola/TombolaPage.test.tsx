import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { show } from '@portal/shared-ui/test/show';
import { screen } from '@testing-library/react';
import { TombolaPage } from './TombolaPage.tsx';

let api: ApiServer;
beforeAll(async () => {
  api = await startApiServer();
});
afterAll(() => api.stop());

test('each lot costs what the club has set', async () => {
  api.answer('GET /api/sections/tombola/settings', { body: { prize: 'ein Fahrrad', price: 3.5 } });
  const user = show(TombolaPage, '/tombola', '/tombola');
  await screen.findByText('Zu gewinnen gibt es ein Fahrrad.');

  await user.click(screen.getByRole('button', { name: 'Los ziehen' }));
  await user.click(screen.getByRole('button', { name: 'Los ziehen' }));

  expect(screen.getByRole('status').textContent).toMatch(/Gezogene Lose: 2, zusammen 7,00/);
});
