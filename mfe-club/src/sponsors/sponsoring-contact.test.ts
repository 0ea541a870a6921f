import { boardMember } from '../../test/factories.ts';
import { sponsoringContact } from './sponsoring-contact.ts';

const found = (position: string) => sponsoringContact([boardMember({ position })], 'verein@verein.example').person;

test.each([
  '3. Vorsitz',
  '3. Vorsitzende',
  '3. Vorsitzender',
  '3.Vorsitzende/r',
  '3. Vorsitzende(r)',
  'III. Vorsitzende',
  'III. Vorsitzender',
  'iii. vorsitzende',
  'III Vorsitzender',
  'Dritte Vorsitzende',
  'Dritter Vorsitzender',
  ' dritte  Vorsitzende, Sponsoring',
])('„%s“ is the third chairman', (position) => {
  expect(found(position)).toBeDefined();
});

test.each([
  '1. Vorsitzende',
  '13. Vorsitzender',
  'I. Vorsitzende',
  'II. Vorsitzende',
  'IIII. Vorsitzende',
  'VIII. Vorsitzender',
  'XIII. Vorsitzende',
  'Stellv. 3. Vorsitzender',
  '3. stellv. Vorsitzender',
  'Stellvertretende III. Vorsitzende',
  'Dritter Beisitzer',
  '3. Kassenprüfer',
  'Ehrenvorsitz',
])('„%s“ is not', (position) => {
  expect(found(position)).toBeUndefined();
});

test('whom the club has named comes before the third chairman', () => {
  const board = [boardMember({ position: '3. Vorsitz' }), boardMember({ position: 'Kasse', sponsoring: true })];

  expect(sponsoringContact(board, '').role).toBe('Kasse');
});

test('without any address there is no mail to write', () => {
  expect(sponsoringContact([], '').mailto).toBeNull();
});
