import type { ImportFile } from '../../contract/index.ts';
import { cutText } from '../../imports/cut-text.ts';
import { unreadable } from '../../imports/import-errors.ts';
import { readTable } from '../../imports/read-table.ts';
import type { Fixture, LeftOut, ReadFixtures } from './fixture.ts';
import { titleOf } from './left-out.ts';
import { createResultReader } from './match-results.ts';
import { createStateReader } from './match-states.ts';

/** The places of the columns that are read; no others are, least of all those with people. */
type Places = Record<(typeof READ)[number], number>;

const READ = [
  'id',
  'ageClass',
  'host',
  'guest',
  'day',
  'clock',
  'movedDay',
  'movedClock',
  'league',
  'type',
  'ground',
  'street',
  'postcode',
  'town',
  'result',
  'state',
] as const;

/** The text in place of a missing opponent, without dots and spaces, and why there is no match then. */
const NO_OPPONENT: ReadonlyMap<string, string> = new Map([
  ['spielfrei', '„spielfrei“: An diesem Spieltag gibt es keinen Gegner.'],
  ['nn', '„N.N.“: Wer hier spielt, steht noch nicht fest. Lies die Datei wieder ein, sobald es feststeht.'],
]);
const MOST = { id: 250, name: 80, location: 120 };

/**
 * Reads the Vereinsspielplan and the Spielplan of a Staffel, as DFBnet exports them. Columns are told by their places:
 * „Typ“ and „Uhrzeit“ stand in them twice. Referees and the numbers of their passes are never read. Throws 422 for any
 * other table.
 */
export function readDfbnet(file: ImportFile): ReadFixtures {
  const { header, rows } = readTable(file);
  const places = placesIn(header);
  const withoutMatch: LeftOut[] = [];
  const states = createStateReader();
  const results = createResultReader();
  const read: ReadFixtures = { fixtures: [], problems: [], withoutMatch };
  for (const { number, cells } of rows) {
    const cell = (name: keyof Places) => cells[places[name]] ?? '';
    const [host, guest] = [cutText(cell('host'), MOST.name), cutText(cell('guest'), MOST.name)];
    const [day, clock] = [cell('movedDay') || cell('day'), cell('movedClock') || cell('clock')];
    const start = readStart(day, clock);
    const result = results.read(cell('result'));
    const state = states.read(places.state < 0 ? undefined : cell('state'), 'goalsHome' in result);
    const reason = reasonWithout(host) ?? reasonWithout(guest);
    if (reason)
      withoutMatch.push({
        row: number,
        title: titleOf({ start: start ?? cutText(day, MOST.name), host, guest }),
        reason,
      });
    else if (!cell('id')) read.problems.push({ row: number, text: 'Die Spielkennung fehlt.' });
    else if (!host || !guest) read.problems.push({ row: number, text: 'Eine der Mannschaften fehlt.' });
    else if (!start) read.problems.push({ row: number, text: `„${`${day} ${clock}`.trim()}“ ist kein Zeitpunkt.` });
    else {
      const planned = readStart(cell('day'), cell('clock'));
      read.fixtures.push({
        id: cutText(cell('id'), MOST.id),
        row: number,
        ageClass: cutText(cell('ageClass'), MOST.name),
        host,
        guest,
        start,
        ...(planned && planned !== start && isMoved(cell('movedDay'), cell('movedClock')) && { movedFrom: planned }),
        more: {
          ...competitionOf(cell('league'), cell('type')),
          ...placeOf(cell),
          ...state,
          ...result,
          // An awarded match says more than the way to its result.
          ...(state.resultNote && { resultNote: state.resultNote }),
        },
      });
    }
  }
  return { ...read, warnings: [...states.warnings(), ...results.warnings()] };
}

function placesIn(header: readonly string[]): Places {
  const names = header.map((name) => name.toLowerCase().replaceAll(/[^a-zäöüß]/g, ''));
  const at = (...wanted: string[]) => names.findIndex((name) => wanted.includes(name));
  const after = (place: number, wanted: string) => names.indexOf(wanted, place + 1);
  const places = {
    id: at('spielkennung'),
    ageClass: at('mannschaftsart'),
    host: at('heimmannschaft'),
    guest: at('gastmannschaft'),
    day: at('spieldatum'),
    // The one before the day of the match is the time of the export.
    clock: at('anstosszeit', 'anstoßzeit') < 0 ? after(at('spieldatum'), 'uhrzeit') : at('anstosszeit', 'anstoßzeit'),
    movedDay: at('verlegtspieldatum'),
    movedClock: at('verlegtuhrzeit', 'verlegtanstosszeit'),
    league: at('liga', 'staffel'),
    // The one before is the surface of the ground.
    type: after(at('spielkennung'), 'typ'),
    ground: at('spielstätte'),
    street: at('straßehausnr', 'straße'),
    postcode: at('plz'),
    town: at('ort'),
    result: at('ergebnis'),
    state: at('spielstatus'),
  };
  const missing = (
    [
      ['id', 'Spielkennung'],
      ['host', 'Heimmannschaft'],
      ['guest', 'Gastmannschaft'],
      ['day', 'Spieldatum'],
    ] as const
  ).filter(([name]) => places[name] < 0);
  if (missing.length > 0)
    throw unreadable(
      `Das ist kein Spielplan aus DFBnet: Es ${missing.length === 1 ? 'fehlt die Spalte' : 'fehlen die Spalten'} „${missing.map(([, name]) => name).join('“, „')}“.`,
    );
  return places;
}

function reasonWithout(opponent: string): string | undefined {
  return NO_OPPONENT.get(opponent.toLowerCase().replaceAll(/[. ]/g, ''));
}

function isMoved(day: string, clock: string): boolean {
  return day !== '' || clock !== '';
}

/**
 * `2026-11-21 15:00`; without a time of the day, or at midnight, which is what stands there until one is known, only
 * the day.
 */
function readStart(day: string, clock: string): string | undefined {
  const isoDay = readDay(day);
  if (!isoDay || clock === '') return isoDay;
  const [, hour = '', minute = ''] = /^([0-9]{1,2}):([0-9]{2})(?::[0-9]{2})?$/.exec(clock) ?? [];
  if (minute === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return time === '00:00' ? isoDay : `${isoDay} ${time}`;
}

function readDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^([0-9]{1,2})\.([0-9]{1,2})\.((?:20)?[0-9]{2})$/.exec(text) ?? [];
  const isoDay = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${isoDay}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDay) ? isoDay : undefined;
}

function competitionOf(league: string, type: string): Fixture['more'] {
  // „Meisterschaft“ says nothing that the league does not.
  const competition =
    type && type !== 'Meisterschaft' && league !== type ? [type, league].filter(Boolean).join(', ') : league;
  return competition ? { competition: cutText(competition, MOST.name) } : {};
}

function placeOf(cell: (name: keyof Places) => string): Fixture['more'] {
  const town = [cell('postcode'), cell('town')].filter(Boolean).join(' ');
  const location = [cell('ground'), cell('street'), town].filter(Boolean).join(', ');
  return location ? { location: cutText(location, MOST.location) } : {};
}
