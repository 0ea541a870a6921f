import { createResourceCache, ResourceProvider } from '@portal/shared-ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { apiServer } from '../../../test/api-server.ts';
import { ResourceList } from './ResourceList.tsx';
import { useAdminList } from './use-admin-list.ts';

type Member = { id: string; name: string; role: string };
const members: readonly Member[] = [
  ...['Anna', 'Bela', 'Cem', 'Dana', 'Emil'].map((name) => ({ id: name.toLowerCase(), name, role: 'spielt' })),
  { id: 'finn', name: 'Finn', role: 'pfeift' },
];
const PER_PAGE = 2;

const api = apiServer();
let isEmpty: boolean;
let done: string[][];
beforeEach(() => {
  isEmpty = false;
  done = [];
  api.answer('GET /api/admin/members', ({ request }) => ({
    body: pageOf(new URL(request.slice(4), 'http://a').searchParams),
  }));
});

function pageOf(asked: URLSearchParams) {
  const found = members
    .filter(
      ({ name, role }) =>
        !isEmpty && name.includes(asked.get('search') ?? '') && role.includes(asked.get('role') ?? ''),
    )
    .toSorted((a, b) =>
      asked.get('sort') === 'backwards' ? b.name.localeCompare(a.name) : a.name.localeCompare(b.name),
    );
  const page = Number(asked.get('page') ?? 1);
  return {
    items: found.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    page,
    pages: Math.max(1, Math.ceil(found.length / PER_PAGE)),
    total: found.length,
  };
}

function Members() {
  const list = useAdminList<Member>('/api/admin/members');
  return (
    <ResourceList
      list={list}
      label="Mitglieder"
      nameOf={({ name }) => name}
      searchLabel="Name suchen"
      columns={[{ label: 'Name', render: ({ name }) => name }]}
      filters={[
        {
          name: 'role',
          label: 'Aufgabe',
          choices: [['pfeift', 'Schiedsrichter']],
        },
      ]}
      sorts={[
        ['', 'A–Z'],
        ['backwards', 'Z–A'],
      ]}
      bulkActions={[
        {
          label: 'Grüßen',
          run: async (ids) => {
            done.push([...ids]);
          },
        },
      ]}
      empty={{ title: 'Noch niemand', text: 'Leg das erste Mitglied an.' }}
    />
  );
}

function open(query = '') {
  window.history.replaceState(null, '', `/admin/mitglieder${query}`);
  render(
    <BrowserRouter>
      <ResourceProvider cache={createResourceCache()}>
        <Members />
      </ResourceProvider>
    </BrowserRouter>,
  );
  return userEvent.setup();
}
const names = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const expectNames = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));

test('the address says what is shown: search, filter, sort and page', async () => {
  open('?search=n&sort=backwards&page=2');
  await expectNames('Anna');

  expect(screen.getByLabelText<HTMLInputElement>('Name suchen').value).toBe('n');
  expect(screen.getByLabelText<HTMLSelectElement>('Sortierung').value).toBe('backwards');
  expect(screen.getByText('Seite 2 von 2 (3 Einträge)')).toBeTruthy();
});

test('a search is asked for once nobody types, and begins at the first page', async () => {
  const user = open('?page=2');
  await expectNames('Cem', 'Dana');
  await user.type(screen.getByLabelText('Name suchen'), 'Emi');

  await expectNames('Emil');
  expect(window.location.search).toBe('?search=Emi');
  expect(api.asked.map(({ request }) => request)).toEqual([
    'GET /api/admin/members?page=2',
    'GET /api/admin/members?search=Emi',
  ]);
});

test('filter and sort are in the address, and everything can be put back', async () => {
  const user = open();
  await expectNames('Anna', 'Bela');
  await user.selectOptions(screen.getByLabelText('Sortierung'), 'Z–A');
  await expectNames('Finn', 'Emil');
  await user.selectOptions(screen.getByLabelText('Aufgabe'), 'Schiedsrichter');
  await expectNames('Finn');
  expect(window.location.search).toBe('?sort=backwards&role=pfeift');

  await user.type(screen.getByLabelText('Name suchen'), 'xyz');
  await user.click(await screen.findByRole('button', { name: 'Alle Filter zurücksetzen' }));

  await expectNames('Anna', 'Bela');
  expect(window.location.search).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Name suchen').value).toBe('');
});

test('a page that has lost its last entry gives way to the one before it', async () => {
  open('?search=n&page=9');

  expect(await screen.findByText('Seite 2 von 2 (3 Einträge)')).toBeTruthy();
  expect(window.location.search).toBe('?search=n&page=2');
  expect(screen.queryByText('Nichts gefunden')).toBeNull();
});

test('pages turn, and the back button turns them back', async () => {
  const user = open();
  await expectNames('Anna', 'Bela');
  expect(screen.getByRole('button', { name: 'Zurück' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await expectNames('Cem', 'Dana');

  window.history.back();

  await expectNames('Anna', 'Bela');
});

test('what is chosen is done together, and the choice is gone afterwards', async () => {
  const user = open();
  await expectNames('Anna', 'Bela');
  await user.click(screen.getByRole('checkbox', { name: 'Bela auswählen' }));
  expect(screen.getByText('1 ausgewählt')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.dblClick(screen.getByRole('button', { name: 'Grüßen' }));

  await waitFor(() => expect(screen.queryByText(/ausgewählt/)).toBeNull());
  expect(done).toEqual([['anna', 'bela']]);
});

test('after what is done with the chosen the focus goes on to what follows', async () => {
  const user = open();
  await expectNames('Anna', 'Bela');
  await user.click(screen.getByRole('checkbox', { name: 'Bela auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Grüßen' }));

  const next = screen.getByRole('button', { name: 'Weiter' });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('what is done with the chosen follows the list, at whose end it can stick to the lower edge', async () => {
  const user = open();
  await expectNames('Anna', 'Bela');
  await user.click(screen.getByRole('checkbox', { name: 'Bela auswählen' }));

  const bar = screen.getByRole('region', { name: 'Mit der Auswahl' });
  expect(screen.getByRole('table').compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an empty list invites to begin', async () => {
  isEmpty = true;
  open();

  expect(await screen.findByText('Leg das erste Mitglied an.')).toBeTruthy();
});

test.each(['deleted=true', 'view=past'])(
  '%s is a part of the list: no filter, and kept when filters are put back',
  async (part) => {
    isEmpty = true;
    const user = open(`?${part}&search=xyz&page=2`);
    await user.click(await screen.findByRole('button', { name: 'Alle Filter zurücksetzen' }));

    expect(await screen.findByText('Leg das erste Mitglied an.')).toBeTruthy();
    expect(window.location.search).toBe(`?${part}`);
  },
);

test('an address that the API refuses shows the list as it begins', async () => {
  api.answer('GET /api/admin/members', ({ request }) => {
    const asked = new URL(request.slice(4), 'http://a').searchParams;
    return [...asked.keys()].some((name) => name !== 'role')
      ? { status: 400, body: { statusCode: 400, code: 'invalid_input' } }
      : { body: pageOf(asked) };
  });
  open('?seite=abc&role=pfeift');

  await expectNames('Anna', 'Bela');
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a list that could not be fetched can be asked for again', async () => {
  api.isAway = true;
  const user = open();
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  api.isAway = false;
  await user.click(again);

  await expectNames('Anna', 'Bela');
});
