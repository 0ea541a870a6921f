import type { EditableSlide } from '@portal/api/contract';
import { NewSlide } from '@portal/api/contract';
import { EditForm } from '../edit/EditForm.tsx';
import { EditScreen } from '../edit/EditScreen.tsx';
import { PeriodFields } from '../entries/PeriodFields.tsx';
import { FieldRow } from '../form/Field.tsx';
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import { gradientChoices } from './gradients.ts';
import { LiveSlidePreview } from './SlidePreview.tsx';
import { slideKind } from './slide-kind.ts';

/** `/admin/slides/:id`: a slide's form, with the slide as the home page will show it. */
export function SlideScreen() {
  return (
    <EditScreen
      kind={slideKind}
      title={(item) => item?.title ?? (item === null ? 'Neuer Slide' : slideKind.screen.label)}
    >
      {(item, deleteButton) => (
        <EditForm
          kind={slideKind}
          schema={NewSlide}
          item={item}
          toValues={toValues}
          savedText="Slide gespeichert."
          extra={deleteButton}
        >
          <LiveSlidePreview image={item?.image ?? null} />
          <TextField name="title" label="Überschrift" maxLength={120} />
          <TextAreaField name="subtitle" label="Unterzeile" rows={2} />
          <PictureField
            name="imageUrl"
            label="Bild"
            hint="Querformat, möglichst 1920 × 1080 Pixel oder größer."
            picture={item?.image}
          />
          <SelectField
            name="bgGradient"
            label="Hintergrund ohne Bild"
            choices={gradientChoices(item?.bgGradient ?? null)}
          />
          <FieldRow>
            <TextField name="buttonText" label="Text des Knopfes" maxLength={60} hint="Leer: kein Knopf." />
            <TextField
              name="buttonAction"
              label="Ziel des Knopfes"
              placeholder="/mitgliedschaft"
              hint="Seite wie /news, Stelle wie #termine oder Adresse mit https://."
            />
          </FieldRow>
          <PeriodFields />
        </EditForm>
      )}
    </EditScreen>
  );
}

function toValues(item: EditableSlide | null) {
  return {
    title: item?.title ?? '',
    subtitle: item?.subtitle ?? '',
    imageUrl: item?.imageUrl ?? '',
    bgGradient: item?.bgGradient ?? '',
    buttonText: item?.buttonText ?? '',
    buttonAction: item?.buttonAction ?? '',
    active: item?.active ?? true,
    activeFrom: item?.activeFrom ?? '',
    activeUntil: item?.activeUntil ?? '',
  };
}
