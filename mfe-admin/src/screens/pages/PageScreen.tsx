import { useParams } from 'react-router-dom';
import { PageChange, type EditablePage } from '@portal/api/contract';
import { ButtonLink, Button, request } from '@portal/shared-ui';
import { useFieldArray } from 'react-hook-form';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { PictureField } from '../../kit/picture/PictureField.tsx';
import { RichTextField } from '../../kit/rich-text/RichTextField.tsx';
import { targetOf } from '../../kit/edit/edited-kind.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { FieldGroup, FieldRow } from '../../kit/form/Field.tsx';
import { useFormLabel } from '../../kit/form/form-context.ts';
import { editedPart, pageKind, pageValues, type PageValues } from './page-kind.ts';
import { PageTools } from './PageTools.tsx';

/** `/admin/seiten/:slug`: one content page. */
export function PageScreen() {
  const { slug = '' } = useParams();
  return (
    <EditScreen
      kind={pageKind}
      id={slug}
      title={(page) => page?.title}
      actions={(page) =>
        !page.isHidden && (
          <ButtonLink to={`/${page.slug}`} variant="secondary">
            Seite ansehen
          </ButtonLink>
        )
      }
    >
      {(page) => page && <PageForm page={page} />}
    </EditScreen>
  );
}

function PageForm({ page }: { page: EditablePage }) {
  const { refresh } = useWriter(pageKind);
  const saveDraft = async (values: PageValues, base: EditablePage | null) => {
    const saved = await request<EditablePage>('PATCH', `${targetOf(pageKind, page.slug)}/draft`, {
      ...values,
      version: base?.version,
    });
    await refresh();
    return saved;
  };
  return (
    <EditForm
      kind={pageKind}
      schema={PageChange}
      item={page}
      toValues={pageValues}
      saveDraft={saveDraft}
      copy={`seite:${page.slug}`}
      submitLabel="Veröffentlichen"
      savedText="Seite veröffentlicht."
      after="here"
    >
      <PageTools page={page} />
      {page.missing.length > 0 && <p>Noch ohne Angabe in den Einstellungen: {page.missing.join(', ')}.</p>}
      <TextField name="title" label="Titel" maxLength={120} />
      <TextAreaField name="lead" label="Einleitung" rows={3} />
      <PictureField name="imageUrl" label="Bild" picture={editedPart(page).image} />
      <RichTextField
        name="content"
        label="Text"
        hint="Hinterlegte Angaben setzt die Website aus den Einstellungen ein, überall gleich und immer aktuell."
        placeholders={page.placeholders}
      />
      {page.slug === 'geschichte' && <TimelineFields />}
      {page.slug === 'ehrenmitglieder' && <HonourFields />}
      <TextAreaField name="description" label="Beschreibung für Suchmaschinen" rows={2} />
    </EditForm>
  );
}

/** The steps of the club's history; visitors see them by year, whatever their order here. */
function TimelineFields() {
  const { fields, prepend, remove } = useFieldArray({ name: 'timeline' });
  useFormLabel('timeline', 'Ereignisse');
  return (
    <>
      <Button variant="secondary" onClick={() => prepend({ year: new Date().getFullYear(), title: '', text: '' })}>
        Ereignis hinzufügen
      </Button>
      {fields.map(({ id }, index) => (
        <FieldGroup key={id} title={`Ereignis ${index + 1}`} onRemove={() => remove(index)}>
          <TextField name={`timeline.${index}.year`} label="Jahr" type="number" />
          <TextField name={`timeline.${index}.title`} label="Was geschah" maxLength={120} />
          <TextAreaField name={`timeline.${index}.text`} label="Mehr dazu" rows={2} />
        </FieldGroup>
      ))}
    </>
  );
}

/** Honours and those who have them. */
function HonourFields() {
  const { fields, append, remove } = useFieldArray({ name: 'groups' });
  useFormLabel('groups', 'Ehrungen');
  return (
    <>
      {fields.map(({ id }, index) => (
        <FieldGroup key={id} title={`Ehrung ${index + 1}`} onRemove={() => remove(index)}>
          <TextField name={`groups.${index}.title`} label="Bezeichnung" maxLength={120} />
          <TextAreaField name={`groups.${index}.text`} label="Wofür" rows={2} />
          <Members name={`groups.${index}.members`} />
        </FieldGroup>
      ))}
      <Button variant="secondary" onClick={() => append({ title: '', text: '', members: [] })}>
        Ehrung hinzufügen
      </Button>
    </>
  );
}

function Members({ name }: { name: string }) {
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <>
      {fields.map(({ id }, index) => (
        <FieldRow key={id}>
          <TextField name={`${name}.${index}.name`} label={`${index + 1}. Name`} maxLength={120} />
          <TextField name={`${name}.${index}.note`} label="Zusatz" maxLength={300} />
          <Button variant="quiet" onClick={passesFocus(() => remove(index))}>
            {index + 1}. Namen entfernen
          </Button>
        </FieldRow>
      ))}
      <Button variant="secondary" onClick={() => append({ name: '', note: '' })}>
        Namen hinzufügen
      </Button>
    </>
  );
}
