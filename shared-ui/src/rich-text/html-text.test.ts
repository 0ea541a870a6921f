import { htmlText } from './html-text.ts';

test('plain text keeps words apart and reads entities', () => {
  expect(htmlText('<p>Tor &amp; Sieg</p><ul><li>3&nbsp;Punkte</li></ul><p>&lt;3 <em>Danke</em>!</p>')).toBe(
    'Tor & Sieg\n3 Punkte\n<3 Danke!',
  );
});

test('the cells of a table stand side by side, its rows below each other', () => {
  expect(htmlText('<table><tr><th>Platz</th><th>Team</th></tr><tr><td>1</td><td>Wir</td></tr></table>')).toMatch(
    /^Platz Team\s+1 Wir$/,
  );
});
