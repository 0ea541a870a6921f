import type { EditableBoardMember } from '@portal/api/contract';
import { NewBoardMember } from '@portal/api/contract';
import { EditForm } from '../edit/EditForm.tsx';
import { EditScreen } from '../edit/EditScreen.tsx';
import { FieldRow } from '../form/Field.tsx';
import { TextField } from '../form/fields.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import { boardKind } from './board-kind.ts';

/** `/admin/vorstand/:id`: the form of a member of the board. */
export function BoardMemberScreen() {
  return (
    <EditScreen
      kind={boardKind}
      title={(item) => item?.name ?? (item === null ? 'Neues Mitglied im Vorstand' : boardKind.screen.label)}
    >
      {(item, deleteButton) => (
        <EditForm
          kind={boardKind}
          schema={NewBoardMember}
          item={item}
          toValues={toValues}
          savedText="Mitglied gespeichert."
          extra={deleteButton}
        >
          <TextField name="name" label="Name" maxLength={120} />
          <TextField
            name="position"
            label="Aufgabe"
            maxLength={120}
            hint="Wer mit „3. Vorsitz“ beginnt, steht auf der Sponsorenseite als Kontakt."
          />
          <PictureField
            name="imageUrl"
            label="Foto"
            hint="Hochformat, Gesicht in der oberen Hälfte."
            picture={item?.image}
          />
          <FieldRow>
            <TextField name="email" label="E-Mail" type="email" />
            <TextField name="phone" label="Telefon" type="tel" />
          </FieldRow>
        </EditForm>
      )}
    </EditScreen>
  );
}

function toValues(item: EditableBoardMember | null) {
  return {
    name: item?.name ?? '',
    position: item?.position ?? '',
    imageUrl: item?.imageUrl ?? '',
    email: item?.email ?? '',
    phone: item?.phone ?? '',
  };
}
