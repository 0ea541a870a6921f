import type { NewTeam, SquadMember } from '../../src/contract/index.ts';
import { createTeamsRepository } from '../../src/teams/teams.repository.ts';
import type { DemoContent } from '../demo-content.ts';
import type { DemoPicture } from '../pictures/render-picture.ts';
import { isUnseeded, seedOnce } from '../seed-once.ts';
import { storeScenes } from '../store-pictures.ts';

type DemoTeam = Omit<NewTeam, 'trainer'> & { trains: string; photo?: DemoPicture; board?: DemoPicture };

const picture = (scene: DemoPicture['scene'], shape: DemoPicture['shape'], seed: number, alt: string): DemoPicture => ({
  scene,
  shape,
  seed,
  alt,
  mood: shape === 'square' ? 'club' : 'day',
});

/** By numbers and positions; who plays is for the club to say. */
const squad = (...lines: [position: string, ...numbers: number[]][]): SquadMember[] =>
  lines.flatMap(([position, ...numbers]) => numbers.map((number) => ({ number, position, name: null })));

const demoTeams: readonly DemoTeam[] = [
  {
    name: '1. Mannschaft',
    matchName: 'FSV Sommerried',
    subtitle: 'A-Klasse Alzey-Worms',
    season: '2024/25',
    trains: 'Trainer 1. Mannschaft',
    squad: squad(
      ['Tor', 1, 22],
      ['Abwehr', 2, 3, 4, 5, 12, 15],
      ['Mittelfeld', 6, 8, 10, 14, 17, 20],
      ['Angriff', 7, 9, 11, 18, 19],
    ),
    photo: picture(
      'shirts',
      'landscape',
      301,
      'Die roten Trikots der 1. Mannschaft hängen nebeneinander in der Kabine',
    ),
    board: picture('tacticsBoard', 'square', 302, 'Die Taktiktafel der 1. Mannschaft mit roten und weißen Magneten'),
  },
  {
    name: '2. Mannschaft',
    matchName: 'FSV Sommerried II',
    subtitle: 'B-Klasse Alzey-Worms Süd',
    season: '2024/25',
    trains: 'Trainer 2. Mannschaft',
    squad: squad(
      ['Tor', 1, 30],
      ['Abwehr', 2, 4, 5, 13, 21],
      ['Mittelfeld', 6, 8, 10, 16, 23],
      ['Angriff', 7, 9, 11, 24],
    ),
    photo: picture('crowd', 'landscape', 303, 'Anhänger der 2. Mannschaft mit Schals am Geländer'),
    board: picture('whistleAndCards', 'square', 304, 'Pfeife und Karten auf der Trainerbank der 2. Mannschaft'),
  },
  {
    name: 'A-Jugend',
    matchName: 'FSV Sommerried U19',
    subtitle: 'Kreisliga',
    season: '2024/25',
    trains: 'Trainerteam A-Jugend',
    photo: picture('conesAndBalls', 'landscape', 305, 'Hütchen und Bälle liegen für das Training der A-Jugend bereit'),
  },
  {
    name: 'C-Jugend',
    matchName: 'SG Sommerried/Bechtheim U15',
    subtitle: 'Kreisliga, Spielgemeinschaft mit Bechtheim',
    season: '2024/25',
    trains: 'Trainerteam C-Jugend',
    photo: picture('cornerFlag', 'landscape', 306, 'Die Eckfahne am Nebenplatz, auf dem die C-Jugend spielt'),
  },
  { name: 'D-Jugend', matchName: 'FSV Sommerried U13', subtitle: 'Kreisklasse', trains: 'Trainerteam D-Jugend' },
  { name: 'E-Jugend', matchName: 'FSV Sommerried U11', subtitle: 'Kinderfußball', trains: 'Trainerteam E-Jugend' },
  { name: 'F-Jugend', matchName: 'FSV Sommerried U9', subtitle: 'Kinderfußball', trains: 'Trainerteam F-Jugend' },
  {
    name: 'Bambini',
    matchName: 'FSV Sommerried U7',
    subtitle: 'Spielfeste ohne Tabelle',
    trains: 'Trainerteam Bambini',
  },
  { name: 'Mädchen', matchName: 'FSV Sommerried Mädchen', subtitle: 'Im Aufbau', trains: 'Trainerinnenteam Mädchen' },
];

/** The teams of the season. Trainers are named by their office. */
export async function seedTeams({ db, media }: Pick<DemoContent, 'db' | 'media'>): Promise<void> {
  if (!(await isUnseeded(db, 'teams', 'teams'))) return;
  const drawings = demoTeams.flatMap(({ photo, board }) => [photo, board].filter((drawing) => drawing !== undefined));
  const pictures = await storeScenes(media, drawings);
  const url = (drawing: DemoPicture | undefined) => (drawing && pictures.get(drawing)?.url) ?? null;
  await seedOnce(db, 'teams', 'teams', async (trx) => {
    const teams = createTeamsRepository(trx);
    for (const { trains, photo, board, ...team } of demoTeams) {
      const trainer = { name: trains.includes('team') ? 'Trainerteam' : 'Trainer', role: trains, imageUrl: url(board) };
      await teams.insert({ ...team, imageUrl: url(photo), trainer }, null);
    }
  });
}
