import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FootballData } from '@portal/api/contract';
import { TextArea } from '@portal/shared-ui';
import { AskedField } from '../../kit/form/asked-field.ts';
import { Message } from '../../kit/form/Field.tsx';
import { useFormLabel } from '../../kit/form/form-context.ts';
import { Note } from '../../kit/layout.ts';

const NAME = 'footballData.furtherOrigins';

type Values = { footballData: FootballData };

/** Further origins of a provider's script, one address in a line: pages allow no other host. */
export function OriginFields() {
  const id = useId();
  const { formState, getFieldState, getValues, setValue } = useFormContext<Values>();
  const [text, setText] = useState(() => (getValues(NAME) ?? []).join('\n'));
  useFormLabel(NAME, 'Weitere Adressen des Anbieters');
  // The messages of a list stand at its lines.
  const faults = linesOf(text).map((_, index) => getFieldState(`${NAME}.${index}`, formState).error?.message);
  const handleText = (typed: string) => {
    setText(typed);
    setValue(NAME, linesOf(typed), { shouldDirty: true });
  };
  return (
    <AskedField>
      <label htmlFor={id}>Weitere Adressen des Anbieters</label>
      <Note id={`${id}-hint`}>
        Lädt das Skript Bilder oder Zahlen von anderen Servern: deren Anfang, wie https://bilder.anbieter.de, einer je
        Zeile. Alle anderen sind gesperrt.
      </Note>
      <TextArea
        id={id}
        rows={2}
        aria-describedby={`${id}-hint ${id}-message`}
        aria-invalid={faults.some(Boolean)}
        value={text}
        onChange={({ target }) => handleText(target.value)}
      />
      <Message id={`${id}-message`} role="alert">
        {faults.find(Boolean)}
      </Message>
    </AskedField>
  );
}

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
