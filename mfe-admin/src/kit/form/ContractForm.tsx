import { useMemo, useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { TSchema } from 'typebox';
import { Button, HttpError, showToast, useSession } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { failureText, fieldOf, showFailure } from '../failure.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { contractResolver, draftResolver } from './contract-resolver.ts';
import { FormHoldsContext, FormLabelsContext, type FieldLabel } from './form-context.ts';
import { isSame } from './merge-newer.ts';
import { useEditedVersion } from './use-edited-version.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

type ContractFormProps<Values extends FieldValues, Item> = {
  /** The schema of the request's body. */
  schema: TSchema;
  /** The edited item as it was last loaded; null for a new one. */
  item: Item | null;
  /** The form's values of an item, or those of a new one. */
  toValues: (item: Item | null) => Values;
  /** The request's body, when the form's fields are not the contract's; checked before it is sent. */
  toBody?: (values: Values) => object;
  /** The form's field for one of the contract's. */
  fieldFor?: (field: string) => string;
  /** Sends the values (with the version of the item they began with) and returns what is stored now. */
  save: (values: Values, base: Item | null) => Promise<Item>;
  onSaved?: (item: Item) => void;
  submitLabel?: string;
  /** The toast after saving. */
  savedText?: string;
  /** Beside the submit button, such as deleting. */
  extra?: ReactNode;
  children: ReactNode;
};

/**
 * A form by the contract: messages at the fields, Ctrl+S, one save at a time, a question before unsaved changes are left,
 * and a choice between both versions when somebody else has saved meanwhile.
 */
export function ContractForm<Values extends FieldValues, Item>(props: ContractFormProps<Values, Item>) {
  const { schema, item, toValues, save, onSaved, submitLabel = 'Speichern', savedText = 'Gespeichert.' } = props;
  const [labels] = useState(() => new Map<string, FieldLabel>());
  const [holds] = useState(() => new Map<string, string>());
  const { toBody, fieldFor = sameField } = props;
  const resolver = useMemo(
    () => (toBody ? draftResolver(schema, toBody, fieldFor) : contractResolver<Values>(schema)),
    [schema, toBody, fieldFor],
  );
  const defaultValues = useMemo(() => toValues(item) as DefaultValues<Values>, [item, toValues]);
  const form = useForm<Values>({ resolver, defaultValues, mode: 'onTouched' });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(isDirty);

  /** Resets to what is stored; any difference from it is an unsaved change. */
  const fill = (stored: Values, values: Values) => {
    form.reset(stored);
    for (const name of Object.keys(values) as Path<Values>[])
      if (!isSame(values[name], stored[name])) form.setValue(name, values[name], { shouldDirty: true });
  };

  const getTyped = () => form.getValues();
  const { isStoring, store, newer, choose } = useEditedVersion({ item, toValues, getTyped, fill });

  const send = async (values: Values) => {
    if (isStoring.current) return;
    const [hold] = holds.values();
    if (hold) return showToast({ title: 'Noch nicht gespeichert', description: hold });
    const sent = fieldTexts(form.getValues());
    try {
      const saved = await store((base) => save(values, base));
      if (saved === undefined) return;
      const [stored, now] = [toValues(saved), form.getValues()];
      // Text typed during the save is kept as a further change.
      const typed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== sent.get(name));
      fill(stored, { ...stored, ...Object.fromEntries(typed) });
      showToast({ title: savedText });
      onSaved?.(saved);
    } catch (error) {
      const refused = fieldOf(error);
      const field = refused && fieldFor(refused);
      // Asked again, the frame says how to go on.
      if (error instanceof HttpError && error.status === 401) void useSession.getState().check();
      if (field && labels.has(field))
        form.setError(field as Path<Values>, { message: failureText(error) }, { shouldFocus: true });
      else showFailure('Nicht gespeichert', error);
    }
  };
  const submit = (event?: BaseSyntheticEvent) => void form.handleSubmit(send)(event);
  useSaveShortcut(submit);

  return (
    <FormProvider {...form}>
      <FormLabelsContext value={labels}>
        <Form noValidate onSubmit={submit}>
          <FormHoldsContext value={holds}>{props.children}</FormHoldsContext>
          <Actions>
            <Button type="submit" aria-disabled={isSubmitting}>
              {isSubmitting ? 'Wird gespeichert …' : submitLabel}
            </Button>
            {props.extra}
          </Actions>
        </Form>
        {newer && (
          <ConflictDialog
            labels={labels}
            mine={form.getValues()}
            theirs={toValues(newer)}
            onChoose={(choice) => choose(choice, submit)}
          />
        )}
      </FormLabelsContext>
    </FormProvider>
  );
}

const sameField = (field: string) => field;

/** What each field holds, as text that can be compared. */
function fieldTexts(values: FieldValues): ReadonlyMap<string, string | undefined> {
  return new Map(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** A focused field is not behind the save button, which sticks to the lower edge. */
const Form = styled.form`
  --covered-below: calc(var(--admin-bar) + 72px);
  @media (max-height: 479px) {
    --covered-below: var(--admin-bar);
  }
  display: flex; /* In a grid the buttons would have to stay in their own row. */
  flex-direction: column;
  gap: var(--space-5);
  max-width: 760px;
  > * {
    min-width: 0;
  }
  > button {
    align-self: start;
  }
`;

const Actions = styled.div`
  position: sticky;
  z-index: 2;
  bottom: calc(var(--admin-bar) + env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--space-2));
  padding: var(--space-3) var(--space-2);
  background: var(--color-page);
  /* On a phone held sideways the form needs the room; of several forms only the one in use keeps its buttons in sight. */
  @media (max-height: 479px) {
    position: static;
  }
  section form:not(:focus-within) > & {
    position: static;
  }
`;
