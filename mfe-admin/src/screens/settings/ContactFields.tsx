import { FieldRow } from '../../kit/form/Field.tsx';
import { SwitchField, TextAreaField, TextField } from '../../kit/form/fields.tsx';

/** How the club is found and reached. */
export function ContactFields() {
  return (
    <>
      <TextField name="stadium" label="Stadion" maxLength={120} />
      <TextField name="street" label="Straße und Hausnummer" maxLength={120} />
      <FieldRow>
        <TextField name="postcode" label="Postleitzahl" maxLength={5} />
        <TextField name="town" label="Ort" maxLength={80} />
      </FieldRow>
      <FieldRow>
        <TextField name="email" label="E-Mail" type="email" />
        <TextField name="phone" label="Telefon" type="tel" />
      </FieldRow>
      <TextAreaField name="officeHours" label="Bürozeiten" rows={2} />
      <FieldRow>
        <TextField name="latitude" label="Breitengrad" type="number" hint="Für Karte und Wetter, z. B. 52,5163." />
        <TextField name="longitude" label="Längengrad" type="number" hint="Z. B. 13,3777." />
      </FieldRow>
      <SwitchField
        name="showWeather"
        label="Wetter im Kopf der Seite zeigen"
        hint="Unser Server fragt das Wetter ab, Besucher bleiben unbekannt."
      />
    </>
  );
}
