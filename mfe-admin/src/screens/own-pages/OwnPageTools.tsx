import { useContext, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EditableOwnPage, OwnPageVersion } from '@portal/api/contract';
import { Button, ButtonLink, showToast } from '@portal/shared-ui';
import { ownPagePath } from '@portal/shared-ui/own-page-path';
import { showFailure } from '../../kit/failure.ts';
import { FormSaveContext } from '../../kit/form/form-context.ts';
import { openPreview, PreviewLink, type OpenPreview } from '../../kit/history/PreviewLink.tsx';
import { readableText, VersionDialog } from '../../kit/history/VersionDialog.tsx';
import { Buttons } from '../../kit/layout.ts';

type Texts = Pick<OwnPageVersion, 'title' | 'lead' | 'content' | 'imageUrl'>;

/** Reading a stored page as visitors do or will, and its earlier versions; nothing for a new one. */
export function OwnPageTools({ item }: { item: EditableOwnPage | null }) {
  return item && <Tools page={item} />;
}

function Tools({ page: { id, slug, published } }: { page: EditableOwnPage }) {
  const form = useFormContext<Texts>();
  const [previewed, setPreviewed] = useState<OpenPreview>();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const save = useContext(FormSaveContext);
  // What is shown is what is stored: a draft is saved first.
  const handlePreview = async () => {
    if (!save || (await save())) setPreviewed(await openPreview(`/api/admin/own-pages/${id}/preview`));
  };
  const fail = (error: unknown) => showFailure('Das hat nicht geklappt', error);
  const handleRestore = ({ title, lead, content, imageUrl }: OwnPageVersion) => {
    for (const [name, value] of Object.entries({ title, lead, content, imageUrl }))
      form.setValue(name as keyof Texts, value ?? '', { shouldDirty: true });
    setIsHistoryOpen(false);
    showToast({ title: 'Fassung übernommen.', description: 'Mit „Speichern“ wird sie die neueste.' });
  };
  return (
    <Buttons>
      {published ? (
        <ButtonLink to={ownPagePath(slug)} variant="secondary">
          Seite ansehen
        </ButtonLink>
      ) : (
        <Button variant="secondary" onClick={() => void handlePreview().catch(fail)}>
          Vorschau
        </Button>
      )}
      <Button variant="quiet" onClick={() => setIsHistoryOpen(true)}>
        Frühere Fassungen
      </Button>
      {previewed && <PreviewLink {...previewed} what="die Seite" onClose={() => setPreviewed(undefined)} />}
      {isHistoryOpen && (
        <VersionDialog<OwnPageVersion>
          source={`/api/admin/own-pages/${id}/versions`}
          current={textOf(form.getValues())}
          textOf={textOf}
          stateOf={(version) => (version.published ? 'Zu sehen' : 'Entwurf')}
          onRestore={handleRestore}
          onClose={() => setIsHistoryOpen(false)}
        />
      )}
    </Buttons>
  );
}

function textOf({ title, lead, content }: Texts): string {
  return readableText(title, lead, content);
}
