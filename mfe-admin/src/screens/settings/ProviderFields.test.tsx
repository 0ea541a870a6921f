import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { FootballData } from '@portal/api/contract';
import { createResourceCache, ResourceProvider } from '@portal/shared-ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { FormHoldsContext } from '../../kit/form/form-context.ts';
import { blankTeam } from './provider.ts';
import { ProviderFields } from './ProviderFields.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const api = apiServer();

const id = '3f2a1b6c-0d4e-4f5a-8b9c-0d1e2f3a4b5c';
const snippet = (view: string) => `<div class="fussballde_widget" data-id="${id}" data-type="${view}"></div>`;
const team = (slug: string, name: string) => ({ id: slug, slug, name, matchName: name, sortOrder: 1 });
const teams = [team('frauen', 'Frauen'), team('u12', 'U12')];

type FormProps = { given?: FootballData | ''; holds?: Map<string, string> };

function Form({ given = '', holds = new Map<string, string>() }: FormProps) {
  const form = useForm({ defaultValues: { footballData: given } });
  return (
    <ResourceProvider cache={createResourceCache({ '/api/teams': { data: teams } })}>
      <FormHoldsContext.Provider value={holds}>
        <FormProvider {...form}>
          <ProviderFields />
          <Held />
        </FormProvider>
      </FormHoldsContext.Provider>
    </ResourceProvider>
  );
}

function Held() {
  return <pre data-testid="held">{JSON.stringify(useWatch({ name: 'footballData' }))}</pre>;
}
const held = () => JSON.parse(screen.getByTestId('held').textContent) as FootballData;

test('setting up a provider and leaving it keeps the focus where work goes on', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(document.activeElement).toBe(document.body);

  await user.click(screen.getByRole('button', { name: 'Anbieter einrichten' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name des Anbieters'));

  await user.click(screen.getByRole('button', { name: 'Keinen Anbieter mehr nutzen' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anbieter einrichten' }));
});

test('from pasted snippets a provider is set up, for any team and tab', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const paste = async (text: string) => {
    await user.click(screen.getByLabelText('Code des Anbieters einfügen'));
    await user.paste(text);
  };

  await paste(snippet('table'));
  expect(screen.getByText(/^Erkannt/).textContent).toBe(`Erkannt: fussball.de, Tabelle, Kennung ${id}`);
  await user.selectOptions(screen.getByLabelText('Mannschaft'), 'U12');
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name des Anbieters'));
  await paste(snippet('team-matches'));
  await user.selectOptions(screen.getByLabelText('Mannschaft'), 'U12');
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));

  expect(held()).toMatchObject({
    kind: 'fussball.de',
    name: 'fussball.de',
    scriptUrl: null,
    teams: [
      {
        team: 'u12',
        url: 'https://www.fussball.de/',
        tabs: { table: { widgetId: id, view: 'table' }, matches: { widgetId: id, view: 'team-matches' } },
      },
    ],
  });
  const group = within(screen.getByRole('group', { name: 'U12' }));
  expect(group.queryByRole('link', { name: /Testen/ })).toBeNull();
  expect(group.getByText('Erst speichern, dann lässt es sich testen.')).toBeTruthy();

  await user.click(group.getByRole('button', { name: /^Entfernen.*Tabelle$/ }));
  expect(held().teams[0]?.tabs.table).toEqual({ widgetId: null, url: null });

  await user.click(screen.getByRole('button', { name: 'Frauen von Hand hinzufügen' }));
  await user.click(screen.getByRole('button', { name: 'U12 entfernen' }));
  expect(held().teams.map((one) => one.team)).toEqual(['frauen']);
});

test('a snippet that was pasted and not taken over keeps the form from being saved without it', async () => {
  const user = userEvent.setup();
  const holds = new Map<string, string>();
  render(<Form holds={holds} />);
  const field = screen.getByLabelText('Code des Anbieters einfügen');

  await user.click(field);
  await user.paste(snippet('table'));
  expect([...holds.values()]).toEqual([
    'Der eingefügte Code ist noch nicht übernommen: Tippe auf „Übernehmen“ oder leere das Feld.',
  ]);
  await user.clear(field);
  await user.paste('Guten Tag');
  expect([...holds.values()]).toEqual(['Der eingefügte Code ist so nicht zu gebrauchen: Bitte leere das Feld.']);
  await user.clear(field);
  expect(holds.size).toBe(0);
});

test('what was missing before a snippet was taken over is not said of what it has filled', async () => {
  api.answer('GET /api/admin/settings', { body: { name: 'SV Musterstadt', footballData: null, version: 7 } });
  api.answer('GET /api/teams', { body: teams });
  const { user } = openScreen(
    { '/admin/einstellungen/:group': <SettingsScreen /> },
    '/admin/einstellungen/fussballdaten',
  );
  await user.click(await screen.findByRole('button', { name: 'Anbieter einrichten' }));
  await user.click(screen.getByLabelText('Code des Anbieters einfügen'));
  expect(await screen.findByText('Bitte ausfüllen.')).toBeTruthy();
  await user.paste(snippet('table'));

  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));

  expect(screen.getByLabelText<HTMLInputElement>('Name des Anbieters').value).toBe('fussball.de');
  expect(screen.queryByText('Bitte ausfüllen.')).toBeNull();
});

test('a second provider is refused with the way out, and what nobody understands with the reason', async () => {
  const user = userEvent.setup();
  const tab = { widgetId: 'w1', url: null };
  const tabs = { table: tab, matches: tab, squad: tab, stats: tab, liveticker: tab };
  const fupa = { kind: 'fupa' as const, name: 'FuPa', clubUrl: 'https://www.fupa.net/', scriptUrl: null };
  render(
    <Form
      given={{
        ...fupa,
        loadAtOnce: false,
        teams: [{ team: 'u12', url: 'https://www.fupa.net/', frameUrl: null, tabs }],
      }}
    />,
  );
  const field = screen.getByLabelText('Code des Anbieters einfügen');

  await user.click(field);
  await user.paste(snippet('table'));
  expect(screen.getByText(/Eingerichtet ist FuPa/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();

  await user.clear(field);
  await user.paste('Guten Tag');
  expect(screen.getByText(/Darin steckt kein Widget/)).toBeTruthy();
});

describe('another provider', () => {
  const before: FootballData = {
    kind: 'other',
    name: 'Ligadienst',
    clubUrl: 'https://www.ligadienst.example/verein',
    scriptUrl: 'https://www.ligadienst.example/los.js',
    furtherOrigins: ['https://bilder.ligadienst.example'],
    loadAtOnce: true,
    teams: [{ ...blankTeam('u12', 'https://www.ligadienst.example/u12') }],
  };
  const takeOver = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByLabelText('Code des Anbieters einfügen'));
    await user.paste(snippet('table'));
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  };
  const fussballDe = {
    kind: 'fussball.de',
    name: 'fussball.de',
    clubUrl: 'https://www.fussball.de/',
    scriptUrl: null,
    loadAtOnce: false,
  };
  const shownNow = () => [
    screen.getByLabelText<HTMLInputElement>('Name des Anbieters').value,
    screen.getByLabelText<HTMLInputElement>(/^Inhalte sofort laden/).checked,
  ];

  test('has nothing of the one that was taken away: its name, its addresses, that it may load unasked', async () => {
    const user = userEvent.setup();
    render(<Form given={before} />);

    await user.click(screen.getByRole('button', { name: 'Keinen Anbieter mehr nutzen' }));
    await takeOver(user);

    expect(held()).toMatchObject(fussballDe);
    expect(held().furtherOrigins).toBeUndefined();
    expect(shownNow()).toEqual(['fussball.de', false]);
  });

  test('is tried as it is saved: there is nothing to try before', async () => {
    const user = userEvent.setup();
    render(<Form given={before} />);
    expect(screen.getByRole('link', { name: /Testen/ }).getAttribute('href')).toBe('/anbieter-test?team=u12');

    await user.type(screen.getByLabelText('Name des Anbieters'), ' neu');

    expect(screen.queryByRole('link', { name: /Testen/ })).toBeNull();
  });

  test('has nothing of one that is left without teams', async () => {
    const user = userEvent.setup();
    render(<Form given={before} />);

    await user.click(screen.getByRole('button', { name: 'U12 entfernen' }));
    await takeOver(user);

    expect(held()).toMatchObject(fussballDe);
    expect(held().furtherOrigins).toBeUndefined();
    expect(shownNow()).toEqual(['fussball.de', false]);
  });

  test('is set up by hand from nothing', async () => {
    const user = userEvent.setup();
    render(<Form given={before} />);

    await user.click(screen.getByRole('button', { name: 'Keinen Anbieter mehr nutzen' }));
    await user.click(screen.getByRole('button', { name: 'Anbieter einrichten' }));

    expect(held()).toEqual({ name: '', clubUrl: '', scriptUrl: null, loadAtOnce: false, teams: [] });
    expect(shownNow()).toEqual(['', false]);
  });
});

test('the address of a script is typed to its end, whosever it is', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'Anbieter einrichten' }));
  const field = screen.getByLabelText<HTMLInputElement>('Adresse des Widget-Skripts');

  await user.type(field, 'https://www.fussball.de/widgets.js');

  expect(document.activeElement).toBe(field);
  expect(held().scriptUrl).toBe('https://www.fussball.de/widgets.js');
});
