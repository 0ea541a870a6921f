import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateTimeField } from '../../kit/form/DateTimeField.tsx';
import { SwitchField } from '../../kit/form/fields.tsx';

/** Whether visitors see a page, or since when. */
export function ShownFields() {
  const { setValue, getValues } = useFormContext();
  const isShown = Boolean(useWatch({ name: 'published' }));
  useEffect(() => {
    // A visible page has no date to wait for.
    if (isShown && getValues('publishAt')) setValue('publishAt', '', { shouldDirty: true });
  }, [isShown, getValues, setValue]);
  return (
    <>
      <SwitchField
        name="published"
        label="Auf der Website zeigen"
        hint="Ausgeschaltet ist die Seite ein Entwurf: Nur die Redaktion sieht sie, und wer den Link zur Vorschau hat."
      />
      {!isShown && (
        <DateTimeField
          name="publishAt"
          label="Erscheint am"
          hint="Zu dieser Zeit erscheint die Seite von selbst, auch im Menü. Leer: bleibt ein Entwurf."
        />
      )}
    </>
  );
}
