import { UNNAMED_CLUB, type NewSettings } from './club.ts';
import { legalFormOf } from './legal-form.ts';

/** The facts that the check needs. */
export type CheckedFacts = Pick<NewSettings, 'name' | 'street' | 'postcode' | 'town' | 'email' | 'imprint'>;

/** Something the law wants and nobody has said yet. `label` is the subject of „… fehlt noch.“, `why` is the rule. */
export type MissingFact = { field: string; label: string; why: string };

const TELEMEDIA = '§ 5 Abs. 1 Nr.';
/** A PO box is not an address for service. */
const POST_BOX = /^\s*post(fach|box)/i;

/**
 * The facts that the law requires before a site goes online, by legal form (§ 5 DDG, § 18 Abs. 2 MStV), in the order of
 * forms.
 */
export function missingByLaw({ name, street, postcode, town, email, imprint }: CheckedFacts): MissingFact[] {
  const form = legalFormOf({ name, imprint });
  const isRegistered = form !== undefined && form !== 'nicht-eingetragen';
  const address = `${TELEMEDIA} 1 DDG`;
  const register = `${TELEMEDIA} 4 DDG`;
  const wanted: (MissingFact & { isThere: boolean })[] = [
    {
      field: 'name',
      label: 'Der Name des Vereins',
      why: address,
      isThere: name.trim() !== '' && name.trim() !== UNNAMED_CLUB,
    },
    POST_BOX.test(street)
      ? { field: 'street', label: 'Die Straße (ein Postfach genügt nicht)', why: address, isThere: false }
      : { field: 'street', label: 'Die Straße', why: address, isThere: street.trim() !== '' },
    { field: 'postcode', label: 'Die Postleitzahl', why: address, isThere: postcode !== '' },
    { field: 'town', label: 'Der Ort', why: address, isThere: town.trim() !== '' },
    { field: 'email', label: 'Die E-Mail-Adresse', why: `${TELEMEDIA} 2 DDG`, isThere: email !== '' },
    { field: 'imprint.legalForm', label: 'Die Rechtsform', why: address, isThere: form !== undefined },
    {
      field: 'imprint.parentClub',
      label: 'Der Verein, zu dem die Abteilung gehört,',
      why: address,
      isThere: form !== 'abteilung' || isFilled(imprint.parentClub),
    },
    {
      field: 'imprint.representatives',
      label: 'Wer den Verein vertritt,',
      why: address,
      isThere: isFilled(imprint.representatives),
    },
    {
      field: 'imprint.registerCourt',
      label: 'Das Registergericht',
      why: register,
      isThere: !isRegistered || isFilled(imprint.registerCourt),
    },
    {
      field: 'imprint.registerNumber',
      label: 'Die Registernummer',
      why: register,
      isThere: !isRegistered || isFilled(imprint.registerNumber),
    },
    {
      field: 'imprint.contentResponsible',
      label: 'Wer für den Inhalt verantwortlich ist,',
      why: '§ 18 Abs. 2 MStV',
      isThere: isFilled(imprint.contentResponsible),
    },
  ];
  return wanted.filter(({ isThere }) => !isThere).map(({ field, label, why }) => ({ field, label, why }));
}

const isFilled = (text: string | undefined) => Boolean(text?.trim());
