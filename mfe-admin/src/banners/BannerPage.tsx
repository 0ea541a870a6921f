import { useNavigate } from 'react-router-dom';
import type { EditableBanner } from '@portal/api/contract';
import { NewBanner } from '@portal/api/contract';
import { useEntryWriter } from '../entries/entry-api.ts';
import { EntryScreen } from '../entries/EntryScreen.tsx';
import { PeriodFields } from '../entries/PeriodFields.tsx';
import { ContractForm } from '../form/ContractForm.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import { placementChoices } from './placements.ts';

const LIST = { to: '/admin/banner', label: 'Banner' };

/** `/admin/banner/:id`: a banner's form. */
export function BannerPage() {
  const { save } = useEntryWriter('banners');
  const navigate = useNavigate();
  return (
    <EntryScreen<EditableBanner> resource="banners" list={LIST} newTitle="Neuer Banner" nameOf={({ name }) => name}>
      {(item, extra) => (
        <ContractForm
          schema={NewBanner}
          item={item}
          toValues={toValues}
          save={(values, base) => save<EditableBanner>(values, base)}
          savedText="Banner gespeichert."
          onSaved={() => void navigate(LIST.to)}
          extra={extra}
        >
          <TextField name="name" label="Name" maxLength={120} hint="Wer wirbt, z. B. der Name der Firma." />
          <PictureField
            name="imageUrl"
            label="Bild"
            hint="Im Karussell 3 : 1, in der Seitenspalte 3 : 2, im Fußbereich flach."
            picture={item?.image}
          />
          <SelectField name="placement" label="Platz" choices={placementChoices} />
          <TextField
            name="linkUrl"
            label="Link"
            placeholder="https://www.beispiel.de"
            hint="Adresse mit https:// (neuer Tab) oder eine eigene Seite wie /mitgliedschaft. Leer: kein Link."
          />
          <PeriodFields />
        </ContractForm>
      )}
    </EntryScreen>
  );
}

function toValues(item: EditableBanner | null) {
  return {
    name: item?.name ?? '',
    imageUrl: item?.imageUrl ?? '',
    placement: item?.placement ?? 'carousel',
    linkUrl: item?.linkUrl ?? '',
    active: item?.active ?? true,
    activeFrom: item?.activeFrom ?? '',
    activeUntil: item?.activeUntil ?? '',
  };
}
