import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { ListTools, type ListFilter } from './ListTools.tsx';
import { useListQuery } from './use-admin-list.ts';

const filters: readonly ListFilter[] = [
  {
    name: 'tier',
    label: 'Stufe',
    choices: [['main', 'Hauptsponsor']],
  },
];
const sorts = [
  ['', 'In Reihenfolge'],
  ['name', 'Nach Name'],
] as const;

function Tools() {
  return <ListTools query={useListQuery()} searchLabel="Suchen" filters={filters} sorts={sorts} />;
}

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Tools />
    </BrowserRouter>,
  );
  return userEvent.setup();
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const shown = (name: string) => select(name).selectedOptions[0]?.textContent;

test('no filter and no order are the first choice, with a value in the list and none in the address', async () => {
  const user = open('/admin/sponsoren?tier=main&page=3');
  expect([shown('Stufe'), shown('Sortierung')]).toEqual(['Hauptsponsor', 'In Reihenfolge']);
  for (const name of ['Stufe', 'Sortierung'])
    expect(
      within(select(name))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value),
    ).not.toContain('');

  await user.selectOptions(select('Stufe'), 'Stufe: alle');

  expect(window.location.search).toBe('');
  expect(shown('Stufe')).toBe('Stufe: alle');
});

test('a choice is in the address', async () => {
  const user = open('/admin/sponsoren');

  await user.selectOptions(select('Sortierung'), 'Nach Name');

  expect(window.location.search).toBe('?sort=name');
});

test('every filter is called and put back in the same words, whatever a list declares', () => {
  open('/admin/sponsoren');

  expect(
    within(select('Stufe'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Stufe: alle', 'Hauptsponsor']);
});
