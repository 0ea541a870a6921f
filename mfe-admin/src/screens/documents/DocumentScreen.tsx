import { DocumentChange, type EditableDocument } from '@portal/api/contract';
import { documentKind } from '../../kit/documents/document-kind.ts';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { SwitchField, TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { formValues } from '../../kit/form/form-values.ts';
import { Columns } from '../../kit/layout.ts';
import { DocumentSide } from './DocumentSide.tsx';

/** `/admin/dateien/:id`: one document. */
export function DocumentScreen() {
  return (
    <EditScreen kind={documentKind}>
      {(item, deleteButton) =>
        item && (
          <Columns>
            <DocumentSide item={item} deleteButton={deleteButton} />
            <DocumentForm item={item} />
          </Columns>
        )
      }
    </EditScreen>
  );
}

type Values = ReturnType<typeof toValues>;

function DocumentForm({ item }: { item: EditableDocument }) {
  return (
    <EditForm<Values, EditableDocument>
      kind={documentKind}
      after="here"
      schema={DocumentChange}
      item={item}
      toValues={toValues}
    >
      <TextField name="title" label="Titel" hint="So heißt die Datei auch beim Herunterladen." maxLength={120} />
      <TextAreaField name="description" label="Beschreibung" rows={3} />
      <SwitchField name="onDownloads" label="Auf der Seite „Downloads“ zeigen" />
      <TextField
        name="group"
        label="Gruppe"
        hint="Überschrift auf der Seite „Downloads“, zum Beispiel „Mitgliedschaft“."
        maxLength={60}
      />
    </EditForm>
  );
}

const toValues = formValues({ title: '', description: '', onDownloads: false, group: '' });
