import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FieldValues } from 'react-hook-form';
import { ContractForm } from '../form/ContractForm.tsx';
import { listAsLeft } from '../frame/list-as-left.ts';
import type { Edited, EditedKind } from './edited-kind.ts';
import { useWriter } from './use-writer.ts';

type EditFormProps<Values extends FieldValues, Item extends Edited> = Omit<
  ComponentProps<typeof ContractForm<Values, Item>>,
  'save' | 'onSaved'
> & {
  kind: EditedKind<Item>;
  /** Replaces the usual sending and refetching of its kind; throws HttpError. */
  save?: (values: Values, base: Item | null) => Promise<Item>;
  /** The screen after saving: the list, unless there is more to do here. */
  after?: 'list' | 'here';
};

/** The form of an `EditScreen`: saved as its kind is written. */
export function EditForm<Values extends FieldValues, Item extends Edited>(props: EditFormProps<Values, Item>) {
  const { kind, after = 'list', ...form } = props;
  const writer = useWriter(kind, form.copy);
  const navigate = useNavigate();
  const { toBody = (values: Values): object => values } = form;
  const { save = (values, base) => writer.save(toBody(values), base) } = form;
  const handleSaved = (saved: Item) => {
    // Back from a new one would lead to its form, where it could be saved a second time. The list as it was left might
    // not show it.
    if (after === 'list' && !form.item) void navigate(kind.screen.to, { replace: true });
    else if (after === 'list') void navigate(listAsLeft(kind.screen.to));
    else if (!form.item) void navigate(`${kind.screen.to}/${kind.keyOf(saved)}`, { replace: true });
  };
  return <ContractForm<Values, Item> {...form} save={save} onSaved={handleSaved} />;
}
