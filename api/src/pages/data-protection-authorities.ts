import type { EditableSettings } from '../contract/index.ts';

type FederalState = NonNullable<EditableSettings['federalState']>;

/** The data protection authorities for associations, by state (Art. 13 Abs. 2 Buchst. d, Art. 77 GDPR). */
const AUTHORITIES: Readonly<Record<FederalState, string>> = {
  BW: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg, www.baden-wuerttemberg.datenschutz.de',
  BY: 'Bayerisches Landesamt für Datenschutzaufsicht, www.lda.bayern.de',
  BE: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit, www.datenschutz-berlin.de',
  BB: 'Die Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg, www.lda.brandenburg.de',
  HB: 'Der Landesbeauftragte für Datenschutz und Informationsfreiheit der Freien Hansestadt Bremen, www.datenschutz.bremen.de',
  HH: 'Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit, www.datenschutz-hamburg.de',
  HE: 'Der Hessische Beauftragte für Datenschutz und Informationsfreiheit, www.datenschutz.hessen.de',
  MV: 'Der Landesbeauftragte für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern, www.datenschutz-mv.de',
  NI: 'Der Landesbeauftragte für den Datenschutz Niedersachsen, www.lfd.niedersachsen.de',
  NW: 'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, www.ldi.nrw.de',
  RP: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz, www.datenschutz.rlp.de',
  SL: 'Unabhängiges Datenschutzzentrum Saarland, www.datenschutz.saarland.de',
  SN: 'Sächsische Datenschutz- und Transparenzbeauftragte, www.datenschutz.sachsen.de',
  ST: 'Landesbeauftragte für den Datenschutz Sachsen-Anhalt, www.datenschutz.sachsen-anhalt.de',
  SH: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein, www.datenschutzzentrum.de',
  TH: 'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit, www.tlfdi.de',
};

/** The authority of a state; without one in words that are right everywhere. */
export function dataProtectionAuthority(state: FederalState | null | undefined): string {
  return state ? AUTHORITIES[state] : 'die Datenschutzbehörde des Bundeslandes, in dem der Verein seinen Sitz hat';
}
