import { scrollableTables } from './scrollable-tables.ts';

test('each table gets a box that scrolls and can be focused', () => {
  const template = document.createElement('template');
  template.innerHTML = scrollableTables(
    '<p>Vorher</p><table><tbody><tr><td>1</td></tr></tbody></table><table class="x"></table>',
  );

  const tables = [...template.content.querySelectorAll('table')];
  expect(tables.map((table) => table.parentElement?.getAttribute('role'))).toEqual(['region', 'region']);
  expect(tables.map((table) => table.parentElement?.tabIndex)).toEqual([0, 0]);
  expect(template.content.querySelector('p')?.parentNode).toBe(template.content);
});
