import type { Role } from '@portal/api/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { FoldedNavigationGroups } from './NavigationGroups.tsx';

const role: Role = 'admin';
const showAt = (pathname: string) => (
  <BrowserRouter>
    <FoldedNavigationGroups role={role} pathname={pathname} />
  </BrowserRouter>
);
const unfolded = () => screen.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby'));
const group = (name: string) => screen.getByRole('button', { name });

test('one group is unfolded, the one of the open screen, and follows it', () => {
  const { rerender } = render(showAt('/admin/sponsoren/7'));
  expect(unfolded()).toEqual([group('Startseite').id]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Sponsoren');

  rerender(showAt('/admin/medien'));

  expect(unfolded()).toEqual([group('Inhalte').id]);
});

test('another group is unfolded in its place, and folded again', async () => {
  const user = userEvent.setup();
  render(showAt('/admin'));

  await user.click(group('Verwaltung'));
  expect(unfolded()).toEqual([group('Verwaltung').id]);
  expect(screen.getByRole('link', { name: 'Benutzer' })).toBeTruthy();
  await user.click(group('Verwaltung'));

  expect(screen.queryAllByRole('list')).toEqual([]);
});
