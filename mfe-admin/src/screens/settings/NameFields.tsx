import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '../../kit/form/Field.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { shortNameOf, yearIn } from './club-name.ts';

type Names = { name: string; shortName: string; founded: number | '' };

/** The club's name; names derived from it are filled in as long as nobody has typed others. */
export function NameFields() {
  const { getValues, setValue } = useFormContext<Names>();
  const name = useWatch<Names, 'name'>({ name: 'name' });
  const derived = useRef<Omit<Names, 'name'>>({ shortName: '', founded: '' });
  useEffect(() => {
    const before = derived.current;
    const now = { shortName: shortNameOf(name), founded: yearIn(name) ?? ('' as const) };
    derived.current = now;
    if (getValues('shortName') === before.shortName) setValue('shortName', now.shortName, { shouldDirty: true });
    // A field that was only focused stays untouched: an empty number, set once more, would count as an unsaved change.
    if (now.founded === before.founded) return;
    const founded = getValues('founded');
    if (founded === before.founded || Number.isNaN(founded)) setValue('founded', now.founded, { shouldDirty: true });
  }, [name, getValues, setValue]);
  return (
    <>
      <TextField name="name" label="Voller Name" maxLength={120} placeholder="TuS Musterstadt 1921 e. V." />
      <FieldRow>
        <TextField name="shortName" label="Kurzer Name" maxLength={60} />
        <TextField name="founded" label="Gründungsjahr" type="number" />
      </FieldRow>
    </>
  );
}
