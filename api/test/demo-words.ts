import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Facts = {
  shortName: string;
  founded: number;
  town: string;
  postcode: string;
  email: string;
  phone: string;
  league: string;
  footballData: { clubUrl: string };
};

const file = join(import.meta.dirname, '../demo/club.json');
const { settings, sponsors } = JSON.parse(readFileSync(file, 'utf8')) as {
  settings: Facts;
  sponsors: { name: string }[];
};

/** Words of a text that belong to the club of the demo content alone. */
const WORDS = [
  ...settings.shortName.split(' '),
  String(settings.founded),
  settings.town,
  settings.postcode,
  'Rheinland-Pfalz',
  new URL(settings.footballData.clubUrl).hostname,
  settings.email.split('@')[1] ?? '',
  settings.phone.split(' ')[0] ?? '',
  settings.league,
  ...sponsors.map(({ name }) => name),
];
const TRACES = new RegExp(
  `(?<![\\w-])(?:${WORDS.map((word) => word.replaceAll(/[.()+]/g, String.raw`\$&`)).join('|')})(?![\\w-])`,
  'gi',
);

/** Words of a text that name the club of the demo content. */
export const demoWordsIn = (text: string): string[] => [...text.matchAll(TRACES)].map(([word]) => word);
