import { styled } from 'styled-components';
import { MediaChange, type MediaDetail } from '@portal/api/contract';
import { useWatch } from 'react-hook-form';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { mediaKind } from '../../kit/picture/media-kind.ts';
import { MediaSide } from './MediaSide.tsx';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { SwitchField, TextField } from '../../kit/form/fields.tsx';
import { formValues } from '../../kit/form/form-values.ts';

/** `/admin/medien/:id`: one picture of the library. */
export function MediaScreen() {
  return (
    <EditScreen kind={mediaKind} title={() => 'Bild bearbeiten'}>
      {(item, deleteButton) =>
        item && (
          <Columns>
            <MediaSide item={item} deleteButton={deleteButton} />
            <MediaForm item={item} />
          </Columns>
        )
      }
    </EditScreen>
  );
}

type Values = ReturnType<typeof toValues>;

/** What is known about a picture. */
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
      <SwitchField name="showsMinors" label="Zeigt Minderjährige" />
      <Consent />
    </EditForm>
  );
}

/** Only asked where it matters; for adults, consent is the photographer's business. */
function Consent() {
  const showsMinors = useWatch<Values, 'showsMinors'>({ name: 'showsMinors' });
  const consentGiven = useWatch<Values, 'consentGiven'>({ name: 'consentGiven' });
  if (!showsMinors) return null;
  return (
    <>
      <SwitchField
        name="consentGiven"
        label="Einwilligung der Eltern liegt vor"
        hint="Schriftlich, mit Datum, beim Verein abgelegt."
      />
      {!consentGiven && (
        <Warning>Ohne Einwilligung darf das Bild nicht gezeigt werden. Bitte bis dahin nirgends verwenden.</Warning>
      )}
    </>
  );
}

const toValues = formValues({ name: '', alt: '', credit: '', showsMinors: false, consentGiven: false });

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-8);

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const Warning = styled.p`
  padding: var(--space-3) var(--space-4);
  border-left: 6px solid var(--color-brand);
  background: var(--color-surface);
`;
