import { useState } from 'react';
import type { ArticlePreview, PreviewRenewal } from '@portal/api/contract';
import { ButtonAnchor, Button, formatDateTime, showToast, TextInput, request } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { showFailure } from '../../kit/failure.ts';
import { Choices } from '../../kit/frame/Confirmations.tsx';
import { Dialog } from '../../kit/frame/Dialog.tsx';

/** The article with this id, and the link to it at the time of the request. */
export type OpenPreview = { id: string; link: ArticlePreview };

/** The secret link under which the article can be read before it is public. */
export function PreviewLink({ id, link: found, onClose }: OpenPreview & { onClose: () => void }) {
  const [link, setLink] = useState(found);
  const address = window.location.origin + link.path;
  const fail = (error: unknown) => showFailure('Das hat nicht geklappt', error);
  const handleCopy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ title: 'Link kopiert.' }),
      () => showToast({ title: 'Bitte den Link von Hand kopieren.', variant: 'danger' }),
    );
  const handleRenewal = () =>
    renewPreview(id, { path: link.path }).then((renewed) => {
      setLink(renewed);
      showToast({ title: 'Neuer Link.', description: 'Der bisherige gilt nicht mehr.' });
    }, fail);
  const handleWithdrawal = () =>
    withdrawPreview(id).then(() => {
      onClose();
      showToast({ title: 'Link zurückgezogen.', description: 'Wer ihn hat, kann den Artikel damit nicht mehr lesen.' });
    }, fail);
  return (
    <Dialog title="Vorschau" onClose={onClose}>
      <p>
        Wer diesen geheimen Link hat, kann den Artikel lesen, so wie Besucher ihn sehen werden. Er gilt bis{' '}
        {formatDateTime(link.expiresAt)}.
      </p>
      <Address readOnly aria-label="Link zur Vorschau" value={address} onFocus={(event) => event.target.select()} />
      <Choices>
        <Button variant="quiet" onClick={() => void handleWithdrawal()}>
          Link zurückziehen
        </Button>
        <Button variant="quiet" onClick={() => void handleRenewal()}>
          Link erneuern
        </Button>
        <Button variant="secondary" onClick={() => void handleCopy()}>
          Link kopieren
        </Button>
        <ButtonAnchor href={link.path} target="_blank" rel="noopener">
          Vorschau öffnen
        </ButtonAnchor>
      </Choices>
    </Dialog>
  );
}

/** The link that is open, or a new one; throws HttpError, as the others do. */
export function openPreview(id: string): Promise<ArticlePreview> {
  return request('POST', `/api/admin/news/${id}/preview`);
}

/** A new link; the one at `path` ends. */
function renewPreview(id: string, { path }: PreviewRenewal): Promise<ArticlePreview> {
  return request('PUT', `/api/admin/news/${id}/preview`, { path });
}

/** Ends the link. */
async function withdrawPreview(id: string): Promise<void> {
  await request('DELETE', `/api/admin/news/${id}/preview`);
}

const Address = styled(TextInput)`
  margin-top: var(--space-3);
`;
