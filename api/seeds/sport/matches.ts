import { addDays, berlinDay, berlinTime } from '../../src/berlin-time/berlin-time.ts';
import type { NewEvent } from '../../src/contract/index.ts';
import { publicationDate } from '../publication-date.ts';
import { fixtures, lastSunday, playedMatches, toldMatches, type PlayedMatch } from './opponents.ts';
import { lastMatchDay, matchDays } from './season.ts';

const KICK_OFF = { '1-mannschaft': '15:00', '2-mannschaft': '12:45' } as const;
const COMPETITION = { '1-mannschaft': 'A-Klasse Alzey-Worms', '2-mannschaft': 'B-Klasse Alzey-Worms Süd' } as const;
const PLAYED = 12;

type Side = keyof typeof KICK_OFF;

/** A match, and the day it was planned for when it was moved. */
export type DemoMatch = NewEvent & { plannedFor?: string };

/** The season of both teams around `now`: what was played, and what is to come from the derby on. */
export function demoMatches(now: Date): DemoMatch[] {
  const last = lastMatchDay(now);
  return (['1-mannschaft', '2-mannschaft'] as const).flatMap((team) => [
    ...played(team, last, now),
    ...upcoming(team, addDays(last, 7)),
  ]);
}

function played(team: Side, last: string, now: Date): DemoMatch[] {
  const told = new Map(
    (toldMatches[team] ?? []).map(({ day, match }) => [
      berlinDay(publicationDate({ day, weekday: 'sunday', at: '12:00' }, now)),
      match,
    ]),
  );
  const rest = [...(playedMatches[team] ?? [])];
  const [, ...earlier] = matchDays(last, 'back', PLAYED);
  const matches = earlier.flatMap((day) => {
    const result = told.get(day) ?? rest.shift();
    return result ? [withResult(team, day, result)] : [];
  });
  return [withResult(team, last, lastSunday[team]), ...matches];
}

function upcoming(team: Side, first: string): DemoMatch[] {
  const opponents = fixtures[team] ?? [];
  return matchDays(first, 'ahead', opponents.length).flatMap((day, index) => {
    const [opponent, home] = opponents[index] ?? [];
    return opponent === undefined || home === undefined
      ? []
      : [change(team, index, day, match(team, day, opponent, home))];
  });
}

function withResult(team: Side, day: string, [opponent, home, goalsHome, goalsAway]: PlayedMatch): DemoMatch {
  return { ...match(team, day, opponent, home), goalsHome, goalsAway };
}

function match(team: Side, day: string, opponent: string, home: boolean): DemoMatch {
  const startDate = berlinTime(day, KICK_OFF[team]).toISOString();
  const place = { location: home ? 'Stadion Sommerried' : `Sportplatz ${opponent.replace(/^\S+ | II$/g, '')}` };
  return { type: 'match', team, opponent, home, startDate, competition: COMPETITION[team], ...place };
}

/** One match under floodlights instead of on Sunday, and one that is off. */
function change(team: Side, index: number, day: string, planned: DemoMatch): DemoMatch {
  if (team === '1-mannschaft' && index === 1) {
    const reason = 'Flutlichtspiel auf Wunsch beider Vereine';
    return { ...planned, plannedFor: day, startDate: berlinTime(addDays(day, -2), '19:30').toISOString(), reason };
  }
  if (team === '2-mannschaft' && index === 2)
    return { ...planned, status: 'cancelled', reason: 'Der Gast bekommt keine elf Spieler zusammen' };
  return planned;
}
