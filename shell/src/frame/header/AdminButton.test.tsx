import { screen } from '@testing-library/react';
import { show } from '../../../test/show.tsx';
import { AdminButton } from './AdminButton.tsx';

const link = () => screen.queryByRole('link', { name: 'Admin-Bereich' });

test('leads to the admin area', () => {
  show(<AdminButton />, '/news');

  expect(link()?.getAttribute('href')).toBe('/admin');
});

test.each(['/admin', '/admin/neuigkeiten'])('is not there on %s, where it would lead nowhere new', (address) => {
  show(<AdminButton />, address);

  expect(link()).toBeNull();
});
