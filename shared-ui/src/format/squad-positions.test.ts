import { byPosition } from './squad-positions.ts';

test('a squad begins with its goalkeepers; positions that nobody knows come last, as they stood', () => {
  const positions = ['Angriff', 'Libero', 'Tor', 'Ersatz', 'Mittelfeld', 'Abwehr'];
  expect(positions.toSorted(byPosition)).toEqual(['Tor', 'Abwehr', 'Mittelfeld', 'Angriff', 'Libero', 'Ersatz']);
});
