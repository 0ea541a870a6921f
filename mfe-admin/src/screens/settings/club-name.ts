const LEGAL_FORM = /[\s,]+(?:e\.\s?V\.?|e\.?\s?G\.?|g?GmbH)$/;
const YEAR = /\b(?:18|19|20)\d\d\b/;
const LONGEST = 60;
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

/** The club's usual name, without legal form and year of founding. */
export function shortNameOf(name: string): string {
  const short = name.trim().replace(LEGAL_FORM, '').replace(YEAR, '').replace(/\s+/g, ' ').trim();
  return (short || name.trim()).slice(0, LONGEST).trim();
}

/** The year of founding, where a club carries it in its name. */
export function yearIn(name: string): number | undefined {
  const year = YEAR.exec(name)?.[0];
  return year ? Number(year) : undefined;
}

/** A team's name on a scoreboard: „TuS Musterstadt“ the first, „TuS Musterstadt II“ the second. */
export function matchNameOf(team: string, shortName: string): string {
  const number = /^([1-6])\. (?:Mannschaft|Herren)$/.exec(team.trim())?.[1];
  const suffix = number ? (number === '1' ? '' : ROMAN[Number(number)]) : team.trim();
  return `${shortName} ${suffix}`.trim().slice(0, LONGEST).trim();
}
