import type { Editor } from './editor.ts';

/** The entries of the public lists, made so that `count` of each can be stored. */
type Volume = {
  count: number;
  /** The name of the `index`th entry. */
  name: (index: number) => string;
  /** The picture of all that have one; by default a lost one. */
  imageUrl?: string;
  /** For events; by default the portal's. */
  color?: string;
};

/** A file nobody has uploaded: the address left after a picture was lost. */
const LOST_PICTURE = '/objects/verloren/bild.jpg';
/** How many writes go at the same time. */
const AT_ONCE = 8;

/** The API accepts no more of these than visitors are shown; some may exist already. */
const MOST: Readonly<Record<string, number>> = { sliders: 15, banners: 60, 'board-members': 190 };

/** 80 characters without a place to break. */
export const LONG_NAME = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesvorlage'.padEnd(80, 'n');

/** Fills every public list of a portal with `count` entries of today, or as many as it takes. */
export async function fillLists(
  editor: Editor,
  { count, name, imageUrl = LOST_PICTURE, color }: Volume,
): Promise<void> {
  const picture = { imageUrl };
  const look = color ? { color } : {};
  // An album refuses lost pictures.
  const pictures = imageUrl === LOST_PICTURE ? [] : [{ url: imageUrl, caption: null }];
  const today = `${new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Berlin' })}T12:00:00Z`;
  const entries: readonly ((index: number) => readonly [resource: string, content: object])[] = [
    (index) => ['news', { title: name(index), content: `<p>${name(index)}</p>`, category: 'verein', ...picture }],
    (index) => ['sponsors', { name: name(index), description: name(index), logoUrl: imageUrl, tier: tierOf(index) }],
    (index) => ['sliders', { title: name(index), subtitle: name(index), ...button, ...picture }],
    (index) => ['banners', { name: name(index), placement: placementOf(index), linkUrl: '/news', ...picture }],
    (index) => ['board-members', { name: name(index), position: name(index), email: mailOf(index), ...picture }],
    (index) => ['albums', { title: name(index), date: '2026-05-01', pictures }],
    (index) => [
      'training-times',
      trainingOf(index, name(index), count === 1 ? 19 : 10 + Math.floor(index / WEEK.length)),
    ],
    (index) => ['school-holidays', { name: name(index), firstDay: '2026-10-05', lastDay: '2026-10-16' }],
    (index) => ['events', { type: 'event', title: name(index), startDate: today, location: name(index), ...look }],
    (index) => ['events', { ...match, opponent: name(index).slice(0, 80), startDate: today, ...look }],
  ];
  // A configured club has it already.
  const first = { name: '1. Mannschaft', ...picture };
  if (count === 1 && !(await hasFirstTeam(editor))) await editor.create('teams', first);
  const writes = Array.from({ length: count }, (_, index) =>
    entries
      .map((entry) => entry(index))
      .filter(([resource]) => index < (MOST[resource] ?? count))
      .map(([resource, content]) =>
        resource === 'news' ? ([resource, { ...content, published: true }] as const) : ([resource, content] as const),
      ),
  ).flat();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let write = writes.pop(); write; write = writes.pop()) await editor.create(...write);
    }),
  );
}

async function hasFirstTeam(editor: Editor): Promise<boolean> {
  const teams = (await (await editor.call('GET', '/api/team-names')).json()) as { slug: string }[];
  return teams.some(({ slug }) => slug === match.team);
}

const button = { buttonText: 'Mehr dazu', buttonAction: '/news' };
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** More than a large club has; the others pause, for each has a date every week. */
const MOST_TRAININGS = 60;

/** A team has one at each time: those of many begin at the `hour` of their week. */
function trainingOf(index: number, notes: string, hour: number) {
  const team = index < 30 ? '1. Mannschaft' : `Gruppe ${index % 30}`;
  const times = { dayOfWeek: WEEK[index % WEEK.length], startTime: `${Math.min(hour, 19)}:00`, endTime: '20:30' };
  return { team, ...times, notes, active: index < MOST_TRAININGS };
}

const match = { type: 'match', team: '1-mannschaft', home: true };

function tierOf(index: number): string {
  return ['main', 'premium', 'standard'][index % 3] ?? 'standard';
}

function placementOf(index: number): string {
  return ['footer', 'carousel', 'sidebar'][index % 3] ?? 'footer';
}

function mailOf(index: number): string {
  return `vorstand${index}@verein.example`;
}
