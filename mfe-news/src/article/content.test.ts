import { plainText } from './plain-text.ts';

test('plain text keeps words apart and reads entities', () => {
  expect(plainText('<p>Tor &amp; Sieg</p><ul><li>3&nbsp;Punkte</li></ul><p>&lt;3 <em>Danke</em>!</p>')).toBe(
    'Tor & Sieg 3 Punkte <3 Danke!',
  );
});
