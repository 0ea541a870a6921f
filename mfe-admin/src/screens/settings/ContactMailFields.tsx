import { useFieldArray } from 'react-hook-form';
import type { LoginWays } from '@portal/api/contract';
import { Button, useResource } from '@portal/shared-ui';
import { FieldRow } from '../../kit/form/Field.tsx';
import { SwitchField, TextField } from '../../kit/form/fields.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { useFormLabel } from '../../kit/form/form-context.ts';

/** Most recipients that the contract allows. */
const MOST_RECIPIENTS = 30;

const WITH_SERVER = 'Ein Mailserver ist eingerichtet: E-Mails werden verschickt.';
const WITHOUT_SERVER =
  'Es ist kein Mailserver eingerichtet: Niemand bekommt eine E-Mail, Nachrichten stehen nur unter „Nachrichten“. Wer den Server betreut, richtet ihn mit SMTP_URL und MAIL_FROM ein.';

/** The recipients of the contact form's messages by mail, by the words of the subject. */
export function ContactMailFields() {
  const { fields, append, remove } = useFieldArray({ name: 'contactMail.recipients' });
  useFormLabel('contactMail', 'Nachrichten per E-Mail');
  const { data: ways } = useResource<LoginWays>('/api/auth/ways');
  return (
    <>
      {ways?.mails !== undefined && <p>{ways.mails ? WITH_SERVER : WITHOUT_SERVER}</p>}
      <p>
        Steht ein Wort im Betreff, geht die Nachricht an die Adresse daneben; ein Wort darf mehrmals vorkommen. Alle
        anderen gehen an die E-Mail-Adresse des Vereins. Das Formular schlägt die Wörter als Betreff vor.
      </p>
      {fields.map(({ id }, index) => (
        <FieldRow key={id}>
          <TextField
            name={`contactMail.recipients.${index}.subject`}
            label={`${index + 1}. Wort im Betreff`}
            placeholder="Mitgliedschaft"
            maxLength={60}
          />
          <TextField
            name={`contactMail.recipients.${index}.email`}
            label={`E-Mail zum ${index + 1}. Wort`}
            type="email"
          />
          <Button variant="quiet" onClick={passesFocus(() => remove(index))}>
            {index + 1}. Zeile entfernen
          </Button>
        </FieldRow>
      ))}
      {fields.length < MOST_RECIPIENTS && (
        <Button variant="secondary" onClick={() => append({ subject: '', email: '' })}>
          Wort und Adresse hinzufügen
        </Button>
      )}
      <SwitchField
        name="contactMail.withText"
        label="Die Nachricht selbst mitschicken"
        hint="Ausgeschaltet stehen nur der Betreff und ein Link in der E-Mail. E-Mails lesen unterwegs auch andere."
      />
      <SwitchField
        name="contactMail.copies"
        label="Kopie mit dem Text an die Absenderin oder den Absender"
        hint="Wer im Formular eine Kopie wünscht, bekommt die Nachricht per E-Mail. Die Adresse prüft niemand: Wer will, gibt eine fremde ein und schickt so eigenen Text im Namen des Vereins, höchstens einmal am Tag an jede Adresse. Ausgeschaltet wird nur der Eingang bestätigt, ohne ein Wort aus der Nachricht."
      />
    </>
  );
}
