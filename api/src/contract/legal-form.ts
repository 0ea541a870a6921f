import type { Static } from 'typebox';
import { OneOf } from './schema.ts';

/** A club's legal form: it decides what an imprint has to name. `abteilung`: part of an association (e. V.). */
export const LegalForm = OneOf('verein', 'genossenschaft', 'gmbh', 'abteilung', 'nicht-eingetragen');
export type LegalForm = Static<typeof LegalForm>;

const ENDINGS: readonly (readonly [LegalForm, RegExp])[] = [
  ['verein', /\be\.\s?V\.?$/i],
  ['genossenschaft', /\be\.?\s?G\.?$/],
  ['gmbh', /\bg?GmbH$/],
];

/** The legal form that was chosen or, before that, the one that the club's name ends with; undefined: nobody knows. */
export function legalFormOf(club: {
  name: string;
  imprint: { legalForm?: LegalForm | null | undefined };
}): LegalForm | undefined {
  const name = club.name.trim();
  return club.imprint.legalForm ?? ENDINGS.find(([, ending]) => ending.test(name))?.[0];
}
