import { useNavigate } from 'react-router-dom';
import type { EditableBoardMember } from '@portal/api/contract';
import { NewBoardMember } from '@portal/api/contract';
import { useEntryWriter } from '../entries/entry-api.ts';
import { EntryScreen } from '../entries/EntryScreen.tsx';
import { ContractForm } from '../form/ContractForm.tsx';
import { FieldRow } from '../form/Field.tsx';
import { TextField } from '../form/fields.tsx';
import { PictureField } from '../picture/PictureField.tsx';

const LIST = { to: '/admin/vorstand', label: 'Vorstand' };

/** `/admin/vorstand/:id`: the form of a member of the board. */
export function BoardMemberPage() {
  const { save } = useEntryWriter('board-members');
  const navigate = useNavigate();
  return (
    <EntryScreen<EditableBoardMember>
      resource="board-members"
      list={LIST}
      newTitle="Neues Mitglied im Vorstand"
      nameOf={({ name }) => name}
    >
      {(item, extra) => (
        <ContractForm
          schema={NewBoardMember}
          item={item}
          toValues={toValues}
          save={(values, base) => save<EditableBoardMember>(values, base)}
          savedText="Mitglied gespeichert."
          onSaved={() => void navigate(LIST.to)}
          extra={extra}
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
        </ContractForm>
      )}
    </EntryScreen>
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
