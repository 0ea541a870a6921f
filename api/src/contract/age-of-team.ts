import type { EditableTeam, TeamGroup } from './teams.ts';

type Named = { name: string; ageGroup?: string | null };

const ADULT = 18;

const YOUNG_WORDS =
  /jugend|jgd|junior|bambin|m(?:ä|ae)dchen|m(?:ä|ae)dels|jungen|jungs(?!en)|buben|knaben|kind|kids|sch(?:ü|ue)ler|nachwuchs|knirpse|zwerge|k(?:ü|ue)ken|krabbel|pampers|youngster|girls|(?:vor|grund|ball)schule|(?<![a-zäöüß])(?:mini(?!golf)|teen)/;
/** U3 to U19, wU16; U23 is a team of adults. */
const YOUNG_AGES = /(?<![a-zäöüß0-9])[mw]?u ?-?(?:[3-9]|1[0-9])(?![0-9])/;
/** What handball calls „wJE“. */
const YOUNG_CLASSES = /(?<![a-zäöüß0-9])[mw]j ?[a-g](?![a-zäöüß])/;
/** „E1“ and „D 2“ anywhere, „E“ alone. */
const YOUNG_LETTERS = /^[a-g]$|(?<![a-zäöüß0-9])[a-g][ -]?[1-9](?![0-9])/;
const ADULT_WORDS =
  /herren|damen|frauen|m(?:ä|ae)nner|senior|aktive|old boys|veteran|(?:ü|ue) ?-?[2-9][0-9]|(?<![a-zäöüß])(?:ah|u ?-?2[0-9])(?![a-zäöüß0-9])/;
const ADULT_RANKS = /(?:[0-9]\.?|(?<![a-zäöüß])i{1,3}\.?|erste|zweite|dritte|vierte) ?-?mannschaft|reserve/;
const BIRTH_YEARS = /(?:jahrgang|jahrgänge|jg)[. ]*([0-9 /,+&–-]+)/;
const YEAR_OF_BIRTH = /(?:19|20)[0-9]{2}/g;
/** The lower end of „6 bis 8 Jahre“. */
const AGE_IN_YEARS = /([0-9]{1,2})(?: ?(?:[–-]|bis) ?[0-9]{1,2})? ?-?(?:jahre|jährig)/;

/**
 * Whether the players of a team may be children, as far as its name and age group say so („E1“, „Kids“, „Jahrgang
 * 2014/15“). When both are said, it is young: children's names must not be published by mistake.
 */
export function ageOfTeam({ name, ageGroup }: Named, year = new Date().getFullYear()): 'young' | 'adult' | 'unknown' {
  const words = spelt(name);
  const group = spelt(ageGroup ?? '');
  const both = `${words}\n${group}`;
  const ages = [...agesByBirth(both, year), ...agesIn(words, group, year)];
  if ([YOUNG_WORDS, YOUNG_AGES, YOUNG_CLASSES].some((young) => young.test(both))) return 'young';
  if (ages.some((age) => age < ADULT)) return 'young';
  const isOfAdults = ADULT_WORDS.test(both);
  if (YOUNG_LETTERS.test(words) && !isOfAdults) return 'young';
  return isOfAdults || ages.length > 0 || ADULT_RANKS.test(words) ? 'adult' : 'unknown';
}

/** The ages that years of birth give („Jahrgang 2014/15“, „Jg. 08“), as old as the youngest certainly is. */
function agesByBirth(text: string, year: number): number[] {
  const years = BIRTH_YEARS.exec(text)?.[1]?.match(/[0-9]{4}|[0-9]{2}/g) ?? [];
  return years.map((written) => ageOf(written, year));
}

/** The ages that are given in years („6 bis 8 Jahre“); an age group may leave out the word. */
function agesIn(name: string, group: string, year: number): number[] {
  const said = AGE_IN_YEARS.exec(name)?.[1];
  if (BIRTH_YEARS.test(group)) return said ? [Number(said)] : [];
  const born = group.match(YEAR_OF_BIRTH) ?? [];
  const others = born.length > 0 ? [] : (group.match(/[0-9]{1,2}(?![0-9.])/g) ?? []);
  return [...(said ? [said] : []), ...others].map(Number).concat(born.map((written) => ageOf(written, year)));
}

function ageOf(written: string, year: number): number {
  const short = written.length === 2;
  const born = Number(written) + (short ? (2000 + Number(written) <= year ? 2000 : 1900) : 0);
  return year - born - 1;
}

/**
 * The part of a squad that visitors see: shortened names where `isYoung`. Unless somebody has said yes or no, it is
 * shown for adults alone, so not where the age is unknown.
 */
export function squadRule(team: Named & Pick<EditableTeam, 'showsSquad'> & { group?: TeamGroup | undefined }) {
  const age = team.group === 'youth' ? 'young' : ageOfTeam(team);
  return { age, isYoung: age === 'young', isShown: team.showsSquad ?? age === 'adult' };
}

function spelt(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de-DE').trim();
}
