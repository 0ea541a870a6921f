import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EditableOwnPage, OwnPageVersion } from '@portal/api/contract';
import { ButtonLink } from '@portal/shared-ui';
import { ownPagePath } from '@portal/shared-ui/own-page-path';
import { FormSaveContext } from '../../kit/form/form-context.ts';
import { openPreview, PreviewButton } from '../../kit/history/PreviewButton.tsx';
import { readableText, VersionsButton } from '../../kit/history/VersionsButton.tsx';
import { Buttons } from '../../kit/layout.ts';

type Texts = Pick<OwnPageVersion, 'title' | 'lead' | 'content' | 'imageUrl'>;

/** Reading a stored page as visitors do or will, and its earlier versions; nothing for a new one. */
export function OwnPageTools({ item }: { item: EditableOwnPage | null }) {
  return item && <Tools page={item} />;
}

function Tools({ page: { id, slug, published } }: { page: EditableOwnPage }) {
  const form = useFormContext<Texts>();
  const save = useContext(FormSaveContext);
  const source = `/api/admin/own-pages/${id}` as const;
  // The preview shows the stored text: a draft is saved first.
  const handlePreview = async () => (!save || (await save()) ? openPreview(`${source}/preview`) : undefined);
  const handleRestore = ({ title, lead, content, imageUrl }: OwnPageVersion) => {
    for (const [name, value] of Object.entries({ title, lead, content, imageUrl }))
      form.setValue(name as keyof Texts, value ?? '', { shouldDirty: true });
  };
  return (
    <Buttons>
      {published ? (
        <ButtonLink to={ownPagePath(slug)} variant="secondary">
          Seite ansehen
        </ButtonLink>
      ) : (
        <PreviewButton what="die Seite" open={handlePreview} />
      )}
      <VersionsButton<OwnPageVersion>
        source={`${source}/versions`}
        current={() => textOf(form.getValues())}
        textOf={textOf}
        stateOf={(version) => (version.published ? 'Zu sehen' : 'Entwurf')}
        onRestore={handleRestore}
        next="Mit „Speichern“ wird sie die neueste."
      />
    </Buttons>
  );
}

function textOf({ title, lead, content }: Texts): string {
  return readableText(title, lead, content);
}
