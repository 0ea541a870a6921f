import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormLabelsContext } from './form-context.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import type { VersionChoice } from './use-edited-version.ts';
import type { KeptForm } from './use-kept-form.ts';

type KeptFormFrameProps<Values extends FieldValues, Item> = {
  kept: KeptForm<Values, Item>;
  onChoose: (choice: VersionChoice) => void;
  children: ReactNode;
};

/** Around the fields: that the form began with a copy, and the question which of two versions is to count. */
export function KeptFormFrame<Values extends FieldValues, Item>(props: KeptFormFrameProps<Values, Item>) {
  const { form, labels, restoredAt, discardCopy, version } = props.kept;
  const { conflict } = version;
  return (
    <FormProvider {...form}>
      <FormLabelsContext value={labels}>
        {restoredAt && <RestoredNotice at={restoredAt} onDiscard={discardCopy} />}
        {props.children}
        {conflict && (
          <ConflictDialog labels={labels} mine={conflict.mine} theirs={conflict.theirs} onChoose={props.onChoose} />
        )}
      </FormLabelsContext>
    </FormProvider>
  );
}
