import { screen } from '@testing-library/react';
import { show } from '@portal/shared-ui/test/show';
import { startNewsServer, type NewsServer } from '../../test/news-server.ts';
import { PreviewPage } from './PreviewPage.tsx';

let news: NewsServer;
beforeEach(async () => (news = await startNewsServer()));
afterEach(() => news.close());

const open = (status: number) => {
  news.failure = status;
  show(PreviewPage, '/vorschau/:token', `/vorschau/${'x'.repeat(32)}`);
};
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

test.each([
  ['has ended', 410],
  ['was cut short', 400],
])('a link that %s says so, and leads on', async (_what, status) => {
  open(status);

  expect(await screen.findByRole('heading', { level: 1, name: 'Diese Vorschau ist abgelaufen' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zu den Neuigkeiten' }).getAttribute('href')).toBe('/news');
  expect(document.title).toBe('Diese Vorschau ist abgelaufen');
  expect(robots()).toBe('noindex');
});

test('a failure is no end, and can be tried again', async () => {
  open(503);

  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
  expect(screen.queryByText('Diese Vorschau ist abgelaufen')).toBeNull();
  expect(robots()).toBe('noindex');
});
