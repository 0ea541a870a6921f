import type { ClubFacts } from '@portal/api/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useConsent } from '@portal/shared-ui';
import { footballData, team } from '../../test/factories.ts';
import { show } from '@portal/shared-ui/test/show';
import { allowProviderInDocument } from '../../test/provider-document.ts';
import { startTeamsServer, type TeamsServer } from '../../test/teams-server.ts';
import { LiveMatches } from './LiveMatches.tsx';

allowProviderInDocument();
let teams: TeamsServer;
beforeEach(async () => {
  teams = await startTeamsServer();
  teams.teams = [
    team(),
    team({ slug: '2-mannschaft', name: '2. Mannschaft' }),
    team({ slug: 'c-jugend', name: 'C-Jugend' }),
  ];
});
afterEach(() => {
  act(() => useConsent.getState().rejectAll());
  return teams.close();
});

const open = (provider: ClubFacts['footballData'] = footballData()) =>
  show(LiveMatches, '/', '/', { footballData: provider });
const scripts = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const panel = (name: string) => screen.getByText(name).closest('details') as HTMLDetailsElement;

test('has a panel for each team, both closed and empty at first', async () => {
  open();
  await screen.findByText('1. Mannschaft');
  expect([panel('1. Mannschaft').open, panel('2. Mannschaft').open]).toEqual([false, false]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(scripts()).toEqual([]);
});

test('an open panel asks before the provider is, and loads once on the spot', async () => {
  const user = open();
  await user.click(await screen.findByText('2. Mannschaft'));

  const second = within(panel('2. Mannschaft'));
  const link = await second.findByRole('link', { name: /bei fussball.example ansehen/i });
  expect(link.getAttribute('href')).toBe('https://fussball.example/2-mannschaft');
  expect(scripts()).toEqual([]);
  await user.click(second.getByRole('button', { name: 'Einmal laden' }));

  expect(scripts()).toEqual(['https://fussball.example/widgets.js']);
  expect(second.getByTitle('Spiele der 2. Mannschaft bei fussball.example').getAttribute('src')).toBe(
    'https://fussball.example/2-mannschaft/live',
  );
  const ticker = second.getByRole('region', { name: 'Liveticker bei fussball.example' });
  expect(ticker.querySelector('[data-id="w-liveticker"]')).toBeTruthy();
});

test('after consent to marketing it loads at once; closing removes script and frame', async () => {
  const user = open();
  act(() => useConsent.getState().acceptAll());
  await user.click(await screen.findByText('1. Mannschaft'));

  await waitFor(() => expect(scripts()).toHaveLength(1));
  await user.click(screen.getByText('1. Mannschaft'));

  await waitFor(() => expect(scripts()).toEqual([]));
  expect(document.querySelector('iframe')).toBeNull();
});

test('withdrawn consent takes the provider out again', async () => {
  const user = open();
  act(() => useConsent.getState().acceptAll());
  await user.click(await screen.findByText('1. Mannschaft'));
  await waitFor(() => expect(scripts()).toHaveLength(1));

  act(() => useConsent.getState().rejectAll());

  expect(scripts()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Einmal laden' })).toBeTruthy();
});

test('says when there is no provider for the team', async () => {
  const { teams: known, ...provider } = footballData();
  const user = open({ ...provider, teams: known.slice(0, 1) });
  await user.click(await screen.findByText('2. Mannschaft'));
  expect(await screen.findByText('Für diese Mannschaft gibt es noch keine Live-Daten.')).toBeTruthy();
});

test('is not there where the provider tells of no match', async () => {
  const none = { widgetId: null, url: null };
  const { teams: known, ...provider } = footballData();
  const tableOnly = known.map((one) => ({
    ...one,
    frameUrl: null,
    tabs: { ...one.tabs, matches: none, liveticker: none },
  }));
  open({ ...provider, teams: tableOnly });

  await waitFor(() => expect(teams.requests).toContain('/api/team-names'));
  expect(screen.queryByRole('heading', { name: 'Live' })).toBeNull();
});

test('follows the teams that there are, and the provider', async () => {
  const { teams: known, ...provider } = footballData();
  const ofBoys = known.slice(0, 1).map((one) => ({ ...one, team: 'c-jugend' }));
  teams.teams = [team({ slug: 'c-jugend', name: 'C-Jugend' }), team({ slug: 'frauen', name: 'Frauen' })];
  open({ ...provider, teams: ofBoys });

  await screen.findByText('C-Jugend');
  expect(document.querySelectorAll('details')).toHaveLength(1);
});

test('is not there in a club without a provider', async () => {
  open(null);
  await waitFor(() => expect(teams.requests).toContain('/api/team-names'));
  expect(screen.queryByRole('heading', { name: 'Live' })).toBeNull();
});
