import { screen, waitFor, within } from '@testing-library/react';
import { memoryCaches } from '../../test/memory-caches.ts';
import { show } from '../../test/show.tsx';
import { OfflinePage } from './OfflinePage.tsx';

const keptAt = '2026-11-21T13:20:00.000Z';
const kept = (title: string) => ({
  status: 200,
  headers: new Headers({ 'x-stored-at': keptAt }),
  text: async () => `<!doctype html><title>${title} – SV Musterstadt 1920 e. V.</title>`,
  clone: () => kept(title),
});

beforeEach(() => Object.assign(window, { caches: memoryCaches() }));
afterEach(() => Reflect.deleteProperty(window, 'caches'));

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('says that there is no connection and names what should be readable, until it is known that nothing is', async () => {
  show(<OfflinePage />, '/offline');

  expect(screen.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
  expect(links()).toEqual(expect.arrayContaining(['/news', '/spielplan', '/kontakt']));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('names what is kept and how old it is, what everybody needs first', async () => {
  const pages = await caches.open('portal-pages-1-v1');
  await pages.put('/news/derbysieg', kept('Derbysieg') as unknown as Response);
  await pages.put('/spielplan', kept('Spielplan') as unknown as Response);
  await pages.put('/offline', kept('Keine Verbindung') as unknown as Response);
  show(<OfflinePage />, '/offline');

  const article = (await screen.findByRole('link', { name: 'Derbysieg' })).closest('li');

  expect(links()).toEqual(['/spielplan', '/news/derbysieg']);
  expect(within(article as HTMLElement).getByText('Stand: Sa., 21. November, 14:20 Uhr')).toBeTruthy();
});
