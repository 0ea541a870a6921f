import { useMemo, useRef, useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { TSchema } from 'typebox';
import { Button, HttpError, showToast, useSession } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { failureText, fieldOf, showFailure } from '../failure.ts';
import type { CopyName } from '../local-copy.ts';
import { contractResolver, draftResolver } from './contract-resolver.ts';
import { FormHoldsContext, FormSaveContext } from './form-context.ts';
import { KeptFormFrame } from './KeptFormFrame.tsx';
import { openWrongFields } from './open-wrong-fields.ts';
import { useFreshErrors } from './use-fresh-errors.ts';
import { useKeptForm } from './use-kept-form.ts';
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
  /** With `toBody`: errors that the contract cannot express, German sentences by the form's fields. */
  alsoWrong?: (values: Values) => Readonly<Record<string, string>>;
  /** Sends the values (with the version of the item they began with) and returns the stored item. */
  save: (values: Values, base: Item | null) => Promise<Item>;
  onSaved?: (item: Item) => void;
  /** Saves the values beside the public ones; by Ctrl+S and a button of its own. */
  saveDraft?: ((values: Values, base: Item | null) => Promise<Item>) | undefined;
  /** The browser's copy of unsaved values; without it nothing is kept. */
  copy?: CopyName | undefined;
  submitLabel?: string;
  /** The toast after saving. */
  savedText?: string;
  /** Beside the submit button, such as deleting. */
  extra?: ReactNode;
  children: ReactNode;
};

/** The way of saving: public or as a draft; `isQuiet` neither shows a message nor leaves the screen. */
type Saving = { asDraft: boolean; isQuiet?: boolean };

/**
 * A form by the contract: messages at the fields, Ctrl+S, one save at a time, a question before unsaved changes are
 * left, a copy of unsaved values in this browser, and a choice between both versions when somebody else has saved
 * meanwhile.
 */
export function ContractForm<Values extends FieldValues, Item>(props: ContractFormProps<Values, Item>) {
  const { schema, item, toValues, save, onSaved, submitLabel = 'Speichern', savedText = 'Gespeichert.' } = props;
  const [holds] = useState(() => new Map<string, string>());
  const { toBody, fieldFor = sameField, alsoWrong, saveDraft, copy } = props;
  const resolver = useMemo(
    () => (toBody ? draftResolver(schema, toBody, fieldFor, alsoWrong) : contractResolver<Values>(schema)),
    [schema, toBody, fieldFor, alsoWrong],
  );
  const kept = useKeptForm<Values, Item>({ item, toValues, resolver, copyOf: () => copy });
  const { form, labels, version, fill } = kept;
  const { isDirty, isSubmitting } = form.formState;
  useFreshErrors(form);
  useUnsavedGuard(isDirty, undefined, kept.isDiscarded);

  const send = async (values: Values, { asDraft, isQuiet = false }: Saving): Promise<Item | undefined> => {
    if (version.isStoring.current) return undefined;
    const [hold] = holds.values();
    if (hold) {
      showToast({ title: 'Noch nicht gespeichert', description: hold });
      return undefined;
    }
    const sent = fieldTexts(form.getValues());
    try {
      const saved = await version.store(
        (before) => (asDraft && saveDraft ? saveDraft : save)(values, before),
        form.getValues(),
      );
      if (saved === 'asked') return undefined;
      if (saved === 'merged') return await saveAs({ asDraft, isQuiet });
      const [stored, now] = [toValues(saved), form.getValues()];
      // Text typed during the save is kept as a further change.
      const typed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== sent.get(name));
      fill(stored, { ...stored, ...Object.fromEntries(typed) });
      kept.settle(stored);
      if (isQuiet) return saved;
      showToast({ title: asDraft ? 'Entwurf gespeichert.' : savedText });
      if (!asDraft) onSaved?.(saved);
      return saved;
    } catch (error) {
      const refused = fieldOf(error);
      const field = refused && fieldFor(refused);
      // Asked again, the frame says how to go on.
      if (error instanceof HttpError && error.status === 401) void useSession.getState().check();
      if (field && labels.has(field))
        form.setError(field as Path<Values>, { message: failureText(error) }, { shouldFocus: true });
      // An ended session is told here as well: once closed, the frame's dialog does not come back.
      else showFailure('Nicht gespeichert', error);
      return undefined;
    }
  };
  const formRef = useRef<HTMLFormElement>(null);
  const lastSaving = useRef<Saving>({ asDraft: false });
  const saveAs = async (saving: Saving, event?: BaseSyntheticEvent): Promise<Item | undefined> => {
    lastSaving.current = saving;
    let saved: Item | undefined;
    await form.handleSubmit(
      async (values) => {
        saved = await send(values, saving);
      },
      (errors) => openWrongFields(formRef.current, errors),
    )(event);
    return saved;
  };
  const asDraft = saveDraft !== undefined;
  const handleSubmit = (event: BaseSyntheticEvent) => void saveAs({ asDraft: false }, event);
  useSaveShortcut(() => void saveAs({ asDraft }));
  const saveHere = isDirty ? () => saveAs({ asDraft, isQuiet: true }) : undefined;

  return (
    <KeptFormFrame kept={kept} onChoose={(choice) => version.choose(choice, () => void saveAs(lastSaving.current))}>
      <Form ref={formRef} noValidate onSubmit={handleSubmit}>
        <FormHoldsContext value={holds}>
          <FormSaveContext value={saveHere}>{props.children}</FormSaveContext>
        </FormHoldsContext>
        <Actions>
          <Button type="submit" aria-disabled={isSubmitting}>
            {isSubmitting ? 'Wird gespeichert …' : submitLabel}
          </Button>
          {saveDraft && (
            <Button variant="secondary" aria-disabled={isSubmitting} onClick={() => void saveAs({ asDraft })}>
              Entwurf speichern
            </Button>
          )}
          {props.extra}
        </Actions>
      </Form>
    </KeptFormFrame>
  );
}

const sameField = (field: string) => field;

/** The values of the fields, as text that can be compared. */
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
  /* Two stand in one row of a phone. */
  @media (max-width: 479px) {
    > button {
      padding-inline: var(--space-4);
    }
  }
  /* A phone held sideways has no room for it; of several forms only the one in use keeps its buttons in sight. */
  @media (max-height: 479px) {
    position: static;
  }
  section form:not(:focus-within) > & {
    position: static;
  }
`;
