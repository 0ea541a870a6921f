import type { LegalForm } from '@portal/api/contract';

/** The usual names of the legal forms. */
export const legalForms: readonly (readonly [LegalForm, string])[] = [
  ['verein', 'Eingetragener Verein (e. V.)'],
  ['nicht-eingetragen', 'Verein ohne Eintragung'],
  ['abteilung', 'Abteilung eines eingetragenen Vereins'],
  ['genossenschaft', 'Eingetragene Genossenschaft (e. G.)'],
  ['gmbh', 'GmbH oder gGmbH'],
];
