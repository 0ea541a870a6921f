import { useState } from 'react';
import { TextInput } from '@portal/shared-ui';
import { useController, useFormState } from 'react-hook-form';
import { Field } from '../../kit/form/Field.tsx';

/** What visitors of the contact page turn to a person for: words with commas between them. */
export function BoardTopics() {
  const { field } = useController<{ topics: string[] }, 'topics'>({ name: 'topics' });
  const { errors } = useFormState();
  const [typed, setTyped] = useState('');
  // While somebody types a comma or blank at the end, the list says the same without them.
  const text = listOf(typed).join() === field.value.join() ? typed : field.value.join(', ');
  const handleChange = (value: string) => {
    setTyped(value);
    field.onChange(listOf(value));
  };
  // A rule that one of the words breaks is told at this field.
  const wrongWord = Object.keys(errors).find((name) => name.startsWith('topics.'));
  return (
    <Field
      name={wrongWord ?? 'topics'}
      label="Anliegen"
      hint="Mit Komma getrennt, zum Beispiel: Jugend, Mitglied werden. Auf der Kontaktseite führen sie unter „Worum geht es?“ zu dieser Person."
    >
      {(connection) => (
        <TextInput
          {...connection}
          name={field.name}
          ref={field.ref}
          value={text}
          autoComplete="off"
          onBlur={field.onBlur}
          onChange={({ target }) => handleChange(target.value)}
        />
      )}
    </Field>
  );
}

/** Each word once. */
function listOf(text: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  return [...new Set(words.filter(Boolean))];
}
