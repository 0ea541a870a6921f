import { plainText } from './plain-text.ts';
import { scrollableTables } from './scrollable-tables.ts';

test('plain text keeps words apart and reads entities', () => {
  expect(plainText('<p>Tor &amp; Sieg</p><ul><li>3&nbsp;Punkte</li></ul><p>&lt;3 <em>Danke</em>!</p>')).toBe(
    'Tor & Sieg 3 Punkte <3 Danke!',
  );
});

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
