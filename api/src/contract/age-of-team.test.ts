import { ageOfTeam } from './age-of-team.ts';

/** Where no year matters. */
const said = (names: readonly string[]) => names.map((name) => `${name}: ${ageOfTeam({ name })}`);

test.each<[ReturnType<typeof ageOfTeam>, string]>([
  [
    'young',
    'E1, D2, E 2, G, c-junioren, JSG Ried E1, Kids, Schüler, Schuelerinnen, Nachwuchs, Mini-Handball, Minis, Bambini, Knaben, Jungs, ' +
      'Eltern-Kind-Turnen, Ballschule, wJE, mJD 2, WU16, U 7, U19, Girls, Mädchen, Herren U17, Damen Juniorinnen, F 1. Mannschaft, ' +
      'Turnen 6-8 Jahre, Turnen Jg. 2016, Teens, Vorschule, Küken',
  ],
  [
    'adult',
    '1. Mannschaft, 2.Mannschaft, Erste Mannschaft, II. Mannschaft, Herren, Herren B 2, Frauen, Damen 2, Alte Herren, AH, Ü32, U23, ' +
      'Senioren, Jungsenioren, Männer, Reserve, Old Boys, Aktive',
  ],
  ['unknown', 'Tanzmäuse, Volleyball, TuS 1921, FC Ried 2012, Gymnastik, Minigolf, Gruppe Blau'],
])('what a name says of the age of a team: %s', (age, names) => {
  const each = names.split(', ');

  expect(said(each)).toEqual(each.map((name) => `${name}: ${age}`));
});

test.each([
  ['Jahrgang 2014/15', 'young'],
  ['2013, 2014', 'young'],
  ['Jg. 14', 'young'],
  ['U12', 'young'],
  ['6 bis 10 Jahre', 'young'],
  ['ab 16', 'young'],
  ['Grundschule', 'young'],
  ['Jahrgang 1990/91', 'adult'],
  ['Jahrgang 85', 'adult'],
  ['ab 18', 'adult'],
  ['Ü32', 'adult'],
  ['U23', 'adult'],
  ['alle', 'unknown'],
])('the age group „%s“ says: %s', (ageGroup, age) => {
  expect(ageOfTeam({ name: 'Volleyball', ageGroup }, 2026)).toBe(age);
});

test('an age group of young people counts more than the name of a team of adults', () => {
  expect(ageOfTeam({ name: '1. Mannschaft', ageGroup: 'U17' })).toBe('young');
});
