import { FieldRow } from '../../kit/form/Field.tsx';
import { TextAreaField, TextField } from '../../kit/form/fields.tsx';

/** What the law requires (§ 5 DDG, § 18 MStV, Art. 13 GDPR). */
export function ImprintFields() {
  return (
    <>
      <TextAreaField
        name="imprint.representatives"
        label="Wer den Verein vertritt"
        rows={3}
        hint="Vorname Nachname (1. Vorsitz), eine Person je Zeile."
      />
      <FieldRow>
        <TextField name="imprint.registerCourt" label="Registergericht" placeholder="Amtsgericht Mainz" />
        <TextField name="imprint.registerNumber" label="Registernummer" placeholder="VR 12345" />
      </FieldRow>
      <TextField name="imprint.vatId" label="USt-IdNr." hint="Nur, wenn es eine gibt." />
      <TextAreaField
        name="imprint.contentResponsible"
        label="Verantwortlich für den Inhalt"
        rows={2}
        hint="Name und Anschrift."
      />
      <TextAreaField
        name="imprint.hostingProvider"
        label="Wer den Server betreibt"
        rows={2}
        hint="Name und Anschrift des Anbieters."
      />
      <TextAreaField
        name="imprint.dataProtectionOfficer"
        label="Datenschutzbeauftragte Person"
        rows={2}
        hint="Nur, wenn es eine gibt."
      />
    </>
  );
}
