import { colorChecks } from './color-checks.ts';

test("the club's red can be read everywhere", () => {
  expect(colorChecks('#dc2626', '#991b1b').map(({ isReadable }) => isReadable)).toEqual([true, true, true]);
});

test('a bright yellow is named where it cannot be read', () => {
  const unreadable = colorChecks('#facc15', '#facc15').filter(({ isReadable }) => !isReadable);

  expect(unreadable.map(({ use }) => use)).toEqual(['Weiße Schrift auf Knöpfen', 'Farbige Schrift auf hellem Grund']);
});

test('a colour that is being typed is not judged', () => {
  expect(colorChecks('#fa', '#991b1b')).toHaveLength(1);
});
