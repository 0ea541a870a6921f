import { legalFormOf, type EditableSettings, type LegalForm } from '@portal/api/contract';
import { addressOf, Button, useClub } from '@portal/shared-ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '../../kit/form/Field.tsx';
import { SelectField, TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { ImprintCheck } from './ImprintCheck.tsx';
import { federalStates } from './federal-states.ts';
import { legalForms } from './legal-forms.ts';

/** The representatives of a club of this form. */
const REPRESENTATIVES: Readonly<Record<LegalForm, string>> = {
  verein: 'Der Vorstand nach § 26 BGB: Vorname Nachname (1. Vorsitz), eine Person je Zeile.',
  genossenschaft: 'Der Vorstand: Vorname Nachname, eine Person je Zeile.',
  gmbh: 'Die Geschäftsführung: Vorname Nachname, eine Person je Zeile.',
  abteilung: 'Der Vorstand des Vereins, zu dem die Abteilung gehört, eine Person je Zeile.',
  'nicht-eingetragen': 'Wer für den Verein handelt: Vorname Nachname, eine Person je Zeile.',
};
const NUMBERS: Readonly<Record<LegalForm, string>> = {
  verein: 'VR 12345',
  genossenschaft: 'GnR 123',
  gmbh: 'HRB 12345',
  abteilung: 'VR 12345',
  'nicht-eingetragen': '',
};

/** The facts of an imprint, by the legal form (§ 5 DDG, § 18 MStV), and for data protection (Art. 13 GDPR). */
export function ImprintFields() {
  const { name } = useClub();
  const imprint = useWatch<EditableSettings, 'imprint'>({ name: 'imprint' });
  const named = legalFormOf({ name, imprint: {} });
  // An empty choice of the form is ''.
  const form = legalFormOf({ name, imprint: { legalForm: imprint.legalForm || null } });
  const unchosen = named ? `Wie im Namen: ${nameOf(named)}` : 'Bitte wählen';
  return (
    <>
      <SelectField name="imprint.legalForm" label="Rechtsform" choices={[['', unchosen], ...legalForms]} />
      {form === 'abteilung' && (
        <TextField
          name="imprint.parentClub"
          label="Verein, zu dem die Abteilung gehört"
          maxLength={200}
          placeholder="TSV Musterstadt e. V."
        />
      )}
      <TextAreaField
        name="imprint.representatives"
        label="Wer den Verein vertritt"
        rows={3}
        hint={REPRESENTATIVES[form ?? 'verein']}
      />
      {form !== 'nicht-eingetragen' && (
        <FieldRow>
          <TextField name="imprint.registerCourt" label="Registergericht" placeholder="Amtsgericht Musterstadt" />
          <TextField name="imprint.registerNumber" label="Registernummer" placeholder={NUMBERS[form ?? 'verein']} />
        </FieldRow>
      )}
      <TextAreaField
        name="imprint.contentResponsible"
        label="Verantwortlich für den Inhalt"
        rows={2}
        hint="Name und Anschrift einer Person."
      />
      <ResponsibleSuggestion />
      <SelectField
        name="federalState"
        label="Bundesland"
        hint="Danach nennt die Datenschutzerklärung die zuständige Behörde, und Trainings können an Feiertagen ausfallen."
        choices={federalStates}
      />
      <TextAreaField
        name="imprint.hostingProvider"
        label="Wer den Server betreibt"
        rows={2}
        hint="Name und Anschrift des Anbieters, für die Datenschutzerklärung."
      />
      <TextField name="imprint.vatId" label="USt-IdNr." hint="Nur, wenn es eine gibt." />
      <TextAreaField
        name="imprint.dataProtectionOfficer"
        label="Datenschutzbeauftragte Person"
        rows={2}
        hint="Nur, wenn es eine gibt."
      />
      <ImprintCheck />
    </>
  );
}

/** Suggests the usual answer: the club's representative, at the club's address. */
function ResponsibleSuggestion() {
  const club = useClub();
  const { setValue, setFocus } = useFormContext<Pick<EditableSettings, 'imprint'>>();
  const { representatives, contentResponsible } = useWatch<EditableSettings, 'imprint'>({ name: 'imprint' });
  const [person = ''] = (representatives.split('\n')[0] ?? '').split('(');
  const address = addressOf(club);
  if (contentResponsible.trim() || !person.trim() || !address) return null;
  const suggestion = `${person.trim()}, ${address}`;
  const handleTake = () => {
    setValue('imprint.contentResponsible', suggestion, { shouldDirty: true });
    setFocus('imprint.contentResponsible');
  };
  return (
    <Button variant="secondary" onClick={handleTake}>
      Übernehmen: {suggestion}
    </Button>
  );
}

const nameOf = (form: LegalForm) => legalForms.find(([known]) => known === form)?.[1] ?? form;
