import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableNotice } from '../../../test/entries.ts';
import { keepEntry, onePage } from '../../../test/kept-entry.ts';
import { loadScreen } from '../../../test/load-screen.tsx';
import { openScreen, type Screens } from '../../../test/open-screen.tsx';
import { NoticeLinks } from '../../kit/notices/NoticeLinks.tsx';

let screens: Screens;
const api = apiServer();
beforeAll(async () => {
  const [list, form] = await Promise.all([loadScreen('/admin/eilmeldungen'), loadScreen('/admin/eilmeldungen/:id')]);
  screens = { ...list, ...form, '/admin': <NoticeLinks /> };
});
beforeEach(() => {
  api.answer('GET /api/admin/notices', { body: onePage(editableNotice()) });
  api.answer('GET /api/releases', {
    body: {
      revision: 1,
      sections: [
        {
          pages: [
            { path: '/spielplan', title: 'Spielplan', menu: { label: 'Spielplan', order: 30 } },
            { path: '/mannschaft', title: '1. Mannschaft', menu: { label: '1. Mannschaft', order: 11 } },
            { path: '/downloads', title: 'Downloads', prefetch: 'never', listed: true },
          ],
        },
      ],
    },
  });
  const teams = [{ slug: 'frauen', name: 'Frauen' }];
  api.answer('GET /api/teams', { body: teams });
  api.answer('GET /api/team-names', { body: teams });
  api.answer('GET /api/own-pages', { body: [{ slug: 'hallenplan', title: 'Hallenplan' }] });
  api.answer('GET /api/admin/documents?', { body: onePage() });
  keepEntry(api, { read: '/api/admin/notices/1', write: '/api/notices/1' }, editableNotice());
});

const bodies = (method: string) =>
  api.asked.filter(({ request }) => request.startsWith(method)).map(({ body }) => body);

test('two taps close all grounds until Sunday: one for the text, one to save', async () => {
  api.answer('POST /api/notices', { status: 201, body: editableNotice() });
  const { user } = openScreen(screens, '/admin');

  await user.click(screen.getByRole('link', { name: 'Alle Plätze gesperrt bis Sonntag' }));
  await user.click(await screen.findByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(bodies('POST')).toHaveLength(1));
  const [{ activeUntil, ...notice } = {}] = bodies('POST');
  expect(notice).toMatchObject({ text: 'Alle Plätze gesperrt bis Sonntag', level: 'warning', pages: [], active: true });
  expect(new Date(String(activeUntil)).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })).toMatch(/23:59:00$/);
});

test('the way back from a saved one does not lead to its form, where it would be saved a second time', async () => {
  api.answer('POST /api/notices', { status: 201, body: editableNotice() });
  const { user } = openScreen(screens, '/admin');
  await user.click(screen.getByRole('link', { name: 'Alle Plätze gesperrt bis Sonntag' }));
  await user.click(await screen.findByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/eilmeldungen'));

  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/admin'));
});

test('a notice without an end is not sent', async () => {
  const { user } = openScreen(screens, '/admin/eilmeldungen/neu');
  await user.type(await screen.findByLabelText('Text'), 'Rasen gesät');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(screen.getByLabelText('Endet').getAttribute('aria-invalid')).toBe('true'));
  expect(bodies('POST')).toEqual([]);
});

test('the pages of the menu can be chosen, and a day ends the notice', async () => {
  const { user } = openScreen(screens, '/admin/eilmeldungen/1');
  await user.click(await screen.findByRole('checkbox', { name: 'Spielplan' }));
  await user.click(screen.getByRole('button', { name: 'Heute' }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(bodies('PATCH')).toMatchObject([{ pages: ['/spielplan'], version: 3 }]));
  expect(bodies('PATCH')[0]?.['activeUntil']).not.toBe(editableNotice().activeUntil);
});

test('the pages offered are those the club has: its teams and own pages, none that is not there', async () => {
  openScreen(screens, '/admin/eilmeldungen/1');
  await screen.findByRole('checkbox', { name: 'Frauen' });

  await waitFor(() => expect(screen.queryByRole('checkbox', { name: '1. Mannschaft' })).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Hallenplan' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Downloads' })).toBeNull();
});
