import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '@portal/shared-ui';
import { FieldRow } from '../../kit/form/Field.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { useFormLabel } from '../../kit/form/form-context.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { Note } from '../../kit/layout.ts';

/** Most links that the contract allows. */
const MOST_LINKS = 12;

/** Suggested names. */
const networks = ['Facebook', 'Instagram', 'YouTube', 'TikTok', 'WhatsApp-Kanal'];

/** The club's pages in social networks. */
export function LinkFields() {
  const { fields, append, remove } = useFieldArray({ name: 'socialLinks' });
  useFormLabel('socialLinks', 'Netzwerke');
  const listId = useId();
  return (
    <>
      <Note>Stehen mit ihrem Zeichen unten auf jeder Seite. Kein Netzwerk erfährt dadurch, wer sie liest.</Note>
      <datalist id={listId}>
        {networks.map((name) => (
          <option key={name} value={name} aria-label={name} />
        ))}
      </datalist>
      {fields.map(({ id }, index) => (
        <FieldRow key={id}>
          <TextField
            name={`socialLinks.${index}.label`}
            label={`${index + 1}. Netzwerk`}
            placeholder="Instagram"
            list={listId}
          />
          <TextField name={`socialLinks.${index}.url`} label={`Adresse des ${index + 1}. Netzwerks`} type="url" />
          <Button variant="quiet" onClick={passesFocus(() => remove(index))}>
            {index + 1}. Netzwerk entfernen
          </Button>
        </FieldRow>
      ))}
      {fields.length < MOST_LINKS && (
        <Button variant="secondary" onClick={() => append({ label: '', url: '' })}>
          Netzwerk hinzufügen
        </Button>
      )}
    </>
  );
}
