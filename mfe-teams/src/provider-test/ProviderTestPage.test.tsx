import type { FootballData } from '@portal/api/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { show } from '@portal/shared-ui/test/show';
import { footballData, team } from '../../test/factories.ts';
import { allowProviderInDocument } from '../../test/provider-document.ts';
import { startTeamsServer, type TeamsServer } from '../../test/teams-server.ts';
import { ProviderTestPage } from './ProviderTestPage.tsx';

allowProviderInDocument();
let teams: TeamsServer;
beforeEach(async () => {
  teams = await startTeamsServer();
  teams.teams = [team(), team({ slug: '2-mannschaft', name: 'Zweite' })];
});
afterEach(() => teams.close());

const open = (at: string, provider: FootballData | null) =>
  show(ProviderTestPage, '/anbieter-test', at, { footballData: provider });
const view = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

test('each view of a team says whether the provider shows anything, after somebody has allowed it', async () => {
  const provider = footballData({ kind: 'fussball.de', name: 'fussball.de', scriptUrl: null });
  const user = open('/anbieter-test?team=2-mannschaft', provider);
  expect(await screen.findByText('Zweite')).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Einmal laden' }));

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Tabelle',
    'Spielplan',
    'Liveticker',
    'Rahmen mit Spielen',
  ]);
  expect(view('Tabelle').getByText('Wird geladen …')).toBeTruthy();

  // Frames further down would otherwise not be loaded, and count as empty.
  expect(document.querySelector('iframe')).not.toBeNull();
  expect(document.querySelector('iframe[loading=lazy]')).toBeNull();
  const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>('Tabelle bei fussball.de');
  const data = { type: 'fussballde_widget:resize', height: 300 };
  fireEvent(window, new MessageEvent('message', { data, origin: 'https://next.fussball.de', source }));

  expect(view('Tabelle').getByText(/^fussball.de zeigt hier etwas an/)).toBeTruthy();
});

test('what shows nothing for long is told with what to look at', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open('/anbieter-test', footballData({ loadAtOnce: true }));
  await screen.findByText('1. Mannschaft');

  act(() => jest.advanceTimersByTime(12_000));
  jest.useRealTimers();

  expect(view('Tabelle').getByText(/zeigt hier nichts an\. Ist beim Anbieter .* eingetragen/)).toBeTruthy();
});

test('says when nothing is saved', async () => {
  open('/anbieter-test?team=fremd', null);
  expect(await screen.findByText('Nichts zu testen')).toBeTruthy();
});
