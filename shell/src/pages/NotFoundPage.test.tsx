import { screen } from '@testing-library/react';
import { show } from '../../test/show.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

test('says that there is nothing here and leads on', () => {
  show(<NotFoundPage />, '/verschwunden');

  expect(screen.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/news');
  expect(document.title).toBe('Seite nicht gefunden – SV Musterstadt 1920 e. V.');
});
