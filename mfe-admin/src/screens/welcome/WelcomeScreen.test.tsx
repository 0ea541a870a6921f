import { screen } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { mayOpen } from '../../kit/frame/navigation.ts';
import { WelcomeScreen } from './WelcomeScreen.tsx';

apiServer();

test.each(['trainer', 'editor', 'admin'] as const)('who is new as %s is greeted with three things to do', (role) => {
  openScreen({ '/admin/konto/willkommen': <WelcomeScreen /> }, '/admin/konto/willkommen', { role });

  expect(screen.getByRole('heading', { level: 1, name: 'Hallo Ich, das kannst du hier' })).toBeTruthy();
  const addresses = screen
    .getAllByRole('link')
    .filter((link) => link.querySelector('strong + small'))
    .map((link) => link.getAttribute('href') ?? '');
  expect(addresses).toHaveLength(3);
  for (const address of addresses) expect(mayOpen(role, address)).toBe(true);
});
