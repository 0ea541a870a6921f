/** Opponent, at home or away, goals of the host and of the guest. */
export type PlayedMatch = [opponent: string, home: boolean, goalsHome: number, goalsAway: number];

/** A match that an article tells of, with the article's day (`MM-DD`, moved to a Sunday). */
export type ToldMatch = { day: string; match: PlayedMatch };

/** Last Sunday, as the latest articles tell it. */
export const lastSunday = {
  '1-mannschaft': ['SV Gimbsheim', true, 3, 1],
  '2-mannschaft': ['SV Alsheim II', false, 2, 2],
} as const satisfies Record<string, PlayedMatch>;

export const toldMatches: Readonly<Record<string, readonly ToldMatch[]>> = {
  '1-mannschaft': [
    { day: '08-11', match: ['TuS Wörrstadt', false, 0, 2] },
    { day: '08-25', match: ['TSG Gau-Bickelheim', true, 1, 2] },
    { day: '09-15', match: ['SV Bechtheim', true, 1, 0] },
    { day: '09-29', match: ['FC Flonheim', false, 0, 0] },
    { day: '10-13', match: ['SV Eppelsheim', true, 5, 2] },
    { day: '10-27', match: ['TuS Framersheim', false, 4, 0] },
    { day: '11-10', match: ['TSV Monsheim', true, 1, 1] },
    { day: '11-24', match: ['SV Gundersheim', true, 3, 2] },
    { day: '03-09', match: ['TSV Wonsheim', true, 2, 1] },
    { day: '03-30', match: ['FC Dittelsheim', true, 1, 0] },
    { day: '05-25', match: ['VfR Guntersblum', true, 3, 3] },
  ],
  '2-mannschaft': [
    { day: '08-18', match: ['SV Heßloch II', false, 1, 7] },
    { day: '10-06', match: ['TSV Westhofen', false, 5, 1] },
    { day: '03-16', match: ['SV Mettenheim II', true, 4, 0] },
  ],
};

/** What was played on other Sundays, the last first. */
export const playedMatches: Readonly<Record<string, readonly PlayedMatch[]>> = {
  '1-mannschaft': [
    ['TuS Hangen-Weisheim', false, 1, 1],
    ['TSV Westhofen', true, 2, 0],
    ['SV Heßloch', false, 2, 3],
    ['FC Albig', true, 4, 1],
    ['SV Dorn-Dürkheim', false, 3, 2],
    ['TSG Bermersheim', true, 2, 2],
    ['SG Eich', false, 0, 1],
    ['SV Mettenheim', true, 1, 0],
    ['TuS Abenheim', false, 2, 2],
    ['SV Hochheim', true, 3, 1],
  ],
  '2-mannschaft': [
    ['TSG Bermersheim II', true, 3, 0],
    ['SV Dorn-Dürkheim II', false, 1, 2],
    ['SG Eich II', true, 2, 2],
    ['FC Albig II', false, 4, 1],
    ['TuS Abenheim II', true, 2, 1],
    ['SV Hochheim II', false, 0, 3],
    ['TuS Framersheim II', true, 1, 1],
    ['SV Gundersheim II', false, 2, 0],
  ],
};

/** What is to come after the derby, in this order. */
export const fixtures: Readonly<Record<string, readonly [opponent: string, home: boolean][]>> = {
  '1-mannschaft': [
    ['SV Bechtheim', true],
    ['TSG Gau-Bickelheim', false],
    ['FC Flonheim', true],
    ['SV Eppelsheim', false],
    ['TuS Framersheim', true],
    ['TSV Monsheim', false],
    ['SV Gundersheim', false],
    ['TuS Wörrstadt', true],
  ],
  '2-mannschaft': [
    ['SV Bechtheim II', true],
    ['SV Heßloch II', true],
    ['TSV Westhofen', true],
    ['SV Gimbsheim II', false],
    ['TSG Bermersheim II', false],
    ['SV Mettenheim II', true],
    ['SG Eich II', false],
  ],
};
