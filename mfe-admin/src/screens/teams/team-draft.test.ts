import { blankTeam, freeNumber, sortSquad, teamDraftOf, toNewTeam, type PlayerDraft } from './team-draft.ts';

const player = (number: string, position: string, name = ''): PlayerDraft => ({ number, position, name });

test('a team without words about a trainer has none', () => {
  expect(toNewTeam({ ...blankTeam, name: ' A-Jugend ' })).toMatchObject({ name: 'A-Jugend', trainer: null });
  expect(toNewTeam({ ...blankTeam, name: 'A-Jugend', trainerName: 'Trainerteam' }).trainer).toEqual({
    name: 'Trainerteam',
    role: 'Trainer A-Jugend',
    imageUrl: null,
    phone: null,
    email: null,
    contactConsent: false,
  });
});

test('players keep what they said and nothing else', () => {
  const squad = [player('7', 'Angriff', ' Alex '), player('', 'Tor')];
  expect(toNewTeam({ ...blankTeam, name: 'x', squad }).squad).toEqual([
    { number: 7, position: 'Angriff', name: 'Alex' },
    { number: null, position: 'Tor', name: null },
  ]);
});

test('a squad is sorted from the own goal forwards, by number, unknown positions last', () => {
  const squad = [
    player('9', 'Angriff'),
    player('', 'Abwehr'),
    player('3', 'Libero'),
    player('4', 'Abwehr'),
    player('1', 'Tor'),
  ];
  expect(sortSquad(squad).map(({ number, position }) => `${position} ${number}`.trim())).toEqual([
    'Tor 1',
    'Abwehr 4',
    'Abwehr',
    'Angriff 9',
    'Libero 3',
  ]);
});

test('offers the lowest number nobody wears', () => {
  expect(freeNumber([player('1', 'Tor'), player('3', 'Abwehr')])).toBe('2');
});

test('a stored team is told as it was', () => {
  const stored = {
    id: '1',
    slug: 'a-jugend',
    name: 'A-Jugend',
    matchName: 'SV U19',
    subtitle: 'Kreisliga',
    season: null,
    imageUrl: '/objects/1.jpg',
    image: null,
    sortOrder: 1,
    trainer: { name: 'Kim', role: 'Trainer', imageUrl: null, image: null, phone: '01234', contactConsent: true },
    group: 'youth' as const,
    departmentId: '00000000-0000-4000-8000-000000000001',
    ageGroup: 'U19',
    showsSquad: false,
    stadium: { name: 'Stadion', address: 'Ort' },
    stadiumName: null,
    stadiumAddress: null,
    squad: [{ number: 1, position: 'Tor', name: null }],
    version: 1,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  };
  expect(toNewTeam(teamDraftOf(stored))).toEqual({
    slug: 'a-jugend',
    name: 'A-Jugend',
    matchName: 'SV U19',
    subtitle: 'Kreisliga',
    season: null,
    imageUrl: '/objects/1.jpg',
    group: 'youth',
    departmentId: '00000000-0000-4000-8000-000000000001',
    ageGroup: 'U19',
    showsSquad: false,
    trainer: { name: 'Kim', role: 'Trainer', imageUrl: null, phone: '01234', email: null, contactConsent: true },
    stadiumName: null,
    stadiumAddress: null,
    squad: [{ number: 1, position: 'Tor', name: null }],
  });
});

test('an empty name on the scoreboard is that of the team, also where there was another', () => {
  expect(toNewTeam({ ...blankTeam, name: ' A-Jugend ', matchName: ' ' }).matchName).toBe('A-Jugend');
});
