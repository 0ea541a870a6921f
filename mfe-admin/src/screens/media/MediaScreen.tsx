import { MediaChange, type MediaDetail } from '@portal/api/contract';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { mediaKind } from '../../kit/picture/media-kind.ts';
import { ChildrenPart } from './ChildrenPart.tsx';
import { MediaSide } from './MediaSide.tsx';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { Columns, Stack } from '../../kit/layout.ts';
import { formValues } from '../../kit/form/form-values.ts';

/** `/admin/medien/:id`: one picture of the library. */
export function MediaScreen() {
  return (
    <EditScreen kind={mediaKind}>
      {(item, deleteButton) =>
        item && (
          <Columns>
            <MediaSide item={item} deleteButton={deleteButton} />
            <Stack $gap={8}>
              <MediaForm item={item} />
              <ChildrenPart item={item} />
            </Stack>
          </Columns>
        )
      }
    </EditScreen>
  );
}

type Values = ReturnType<typeof toValues>;

/** The known facts about a picture. */
function MediaForm({ item }: { item: MediaDetail }) {
  return (
    <EditForm<Values, MediaDetail> kind={mediaKind} after="here" schema={MediaChange} item={item} toValues={toValues}>
      <TextField
        name="alt"
        label="Was ist auf dem Bild zu sehen?"
        hint="Ein kurzer Satz für alle, die das Bild nicht sehen können, und für Suchmaschinen."
        maxLength={500}
      />
      <TextField name="credit" label="Foto von" hint="Wird in Alben unter dem Bild genannt." maxLength={120} />
      <TextField name="name" label="Dateiname" hint="Nur zum Wiederfinden in der Mediathek." maxLength={200} />
    </EditForm>
  );
}

const toValues = formValues({ name: '', alt: '', credit: '' });
