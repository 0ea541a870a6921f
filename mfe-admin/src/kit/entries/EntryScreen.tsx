import { EditForm } from '../edit/EditForm.tsx';
import { EditScreen, NEW } from '../edit/EditScreen.tsx';
import type { Entry, EntryForm, EntryKind } from './entry-kind.ts';
import { EntryFields } from './EntryFields.tsx';

type EntryScreenProps<Item extends Entry> = { kind: EntryKind<Item>; form: EntryForm<Item> };

/** The form of an entry. */
export function EntryScreen<Item extends Entry>({ kind, form }: EntryScreenProps<Item>) {
  const { newLabel, newTitle = newLabel, present, copied } = kind;
  const { schema, above: Above, below: Below } = form;
  return (
    <EditScreen kind={kind} title={(item) => (item === null ? newTitle : item && present(item).name)}>
      {(item, deleteButton) => (
        <>
          <EditForm
            kind={kind}
            schema={schema}
            item={item}
            toValues={kind.toValues}
            savedText={kind.savedText}
            copy={copied && `${copied}:${item?.id ?? NEW}`}
            extra={deleteButton}
          >
            {Above && <Above item={item} />}
            <EntryFields fields={kind.fields} item={item} image={(item && present(item).image) ?? null} />
          </EditForm>
          {item && Below && <Below item={item} />}
        </>
      )}
    </EditScreen>
  );
}
