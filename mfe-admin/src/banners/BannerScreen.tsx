import type { EditableBanner } from '@portal/api/contract';
import { NewBanner } from '@portal/api/contract';
import { EditForm } from '../edit/EditForm.tsx';
import { EditScreen } from '../edit/EditScreen.tsx';
import { PeriodFields } from '../entries/PeriodFields.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import { placementChoices } from './placements.ts';
import { bannerKind } from './banner-kind.ts';

/** `/admin/banner/:id`: a banner's form. */
export function BannerScreen() {
  return (
    <EditScreen
      kind={bannerKind}
      title={(item) => item?.name ?? (item === null ? 'Neuer Banner' : bannerKind.screen.label)}
    >
      {(item, deleteButton) => (
        <EditForm
          kind={bannerKind}
          schema={NewBanner}
          item={item}
          toValues={toValues}
          savedText="Banner gespeichert."
          extra={deleteButton}
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
        </EditForm>
      )}
    </EditScreen>
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
