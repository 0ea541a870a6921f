import { show } from '@portal/shared-ui/test/show';
import { screen } from '@testing-library/react';
import { TombolaPage } from './TombolaPage.tsx';

test('each click draws a lot', async () => {
  const user = show(TombolaPage, '/tombola', '/tombola');

  await user.click(screen.getByRole('button', { name: 'Los ziehen' }));

  expect(screen.getByRole('status').textContent).toBe('1 Lose gezogen');
});
