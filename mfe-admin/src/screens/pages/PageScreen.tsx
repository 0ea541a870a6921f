import { useParams } from 'react-router-dom';
import type { EditablePage } from '@portal/api/contract';
import { PageChange } from '@portal/api/contract';
import { ButtonLink } from '@portal/shared-ui';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { PictureField } from '../../kit/picture/PictureField.tsx';
import { RichTextField } from '../../kit/rich-text/RichTextField.tsx';
import { HonourFields } from './HonourFields.tsx';
import { pageKind } from './page-kind.ts';
import { TimelineFields } from './TimelineFields.tsx';

/** `/admin/seiten/:slug`: one content page. */
export function PageScreen() {
  const { slug = '' } = useParams();
  return (
    <EditScreen
      kind={pageKind}
      id={slug}
      title={(page) => page?.title ?? 'Seite'}
      actions={(page) => (
        <ButtonLink to={`/${page.slug}`} variant="secondary">
          Seite ansehen
        </ButtonLink>
      )}
    >
      {(page) => page && <PageForm page={page} />}
    </EditScreen>
  );
}

function PageForm({ page }: { page: EditablePage }) {
  return (
    <EditForm kind={pageKind} schema={PageChange} item={page} toValues={toValues} savedText="Seite gespeichert.">
      {page.missing.length > 0 && <p>Noch ohne Angabe in den Einstellungen: {page.missing.join(', ')}.</p>}
      <TextField name="title" label="Titel" maxLength={120} />
      <TextAreaField name="lead" label="Einleitung" rows={3} />
      <PictureField name="imageUrl" label="Bild" picture={page.image} />
      <RichTextField
        name="content"
        label="Text"
        hint="Was zwischen {{ und }} steht, setzt die Website ein, überall gleich und immer aktuell aus den Einstellungen."
        placeholders={page.placeholders}
      />
      {page.slug === 'geschichte' && <TimelineFields />}
      {page.slug === 'ehrenmitglieder' && <HonourFields />}
      <TextAreaField name="description" label="Beschreibung für Suchmaschinen" rows={2} />
    </EditForm>
  );
}

function toValues(page: EditablePage | null) {
  return {
    title: page?.title ?? '',
    lead: page?.lead ?? '',
    imageUrl: page?.imageUrl ?? '',
    content: page?.content ?? '',
    description: page?.description ?? '',
    timeline: page?.timeline ?? [],
    groups: page?.groups ?? [],
  };
}
