import { useNavigate, useParams } from 'react-router-dom';
import type { EditablePage } from '@portal/api/contract';
import { PageChange } from '@portal/api/contract';
import { ButtonLink, EmptyState, ErrorArea, request, Skeleton, useRefreshResources } from '@portal/shared-ui';
import { useFreshResource } from '../entries/use-fresh-resource.ts';
import { useIsAllowed } from '../entries/use-is-allowed.ts';
import { ContractForm } from '../form/ContractForm.tsx';
import { TextAreaField, TextField } from '../form/fields.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { HonourFields } from './HonourFields.tsx';
import { TimelineFields } from './TimelineFields.tsx';

const LIST = { to: '/admin/seiten', label: 'Seiten' };

/** `/admin/seiten/:slug`: one content page. */
export function PageScreen() {
  const { slug = '' } = useParams();
  const isAllowed = useIsAllowed('editor');
  const { data, error, reload } = useFreshResource<EditablePage>(
    isAllowed ? `/api/admin/pages/${encodeURIComponent(slug)}` : null,
  );
  return (
    <AdminFrame
      title={data?.title ?? 'Seite'}
      back={LIST}
      actions={
        data && (
          <ButtonLink to={`/${data.slug}`} variant="secondary">
            Seite ansehen
          </ButtonLink>
        )
      }
    >
      {data && <PageForm key={data.slug} page={data} />}
      {!data && !error && <Skeleton shape="form" />}
      {!data && error?.status === 404 && (
        <EmptyState title="Diese Seite gibt es nicht">
          <ButtonLink to={LIST.to}>Zu den Seiten</ButtonLink>
        </EmptyState>
      )}
      {!data && error && error.status !== 404 && <ErrorArea onRetry={reload} />}
    </AdminFrame>
  );
}

function PageForm({ page }: { page: EditablePage }) {
  const refresh = useRefreshResources();
  const navigate = useNavigate();
  const save = async (values: object, base: EditablePage | null) => {
    const saved = await request<EditablePage>('PATCH', `/api/pages/${page.slug}`, {
      ...values,
      version: (base ?? page).version,
    });
    await refresh('/api/admin/pages', '/api/pages');
    return saved;
  };
  return (
    <ContractForm
      schema={PageChange}
      item={page}
      toValues={toValues}
      save={save}
      savedText="Seite gespeichert."
      onSaved={() => void navigate(LIST.to)}
    >
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
    </ContractForm>
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
