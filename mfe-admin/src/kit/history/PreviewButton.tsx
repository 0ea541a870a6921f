import { useState } from 'react';
import type { ArticlePreview, PreviewRenewal } from '@portal/api/contract';
import {
  ButtonAnchor,
  Button,
  formatDateTime,
  showToast,
  TextInput,
  request,
  type ResourceKey,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import { copyText } from '../copy-text.ts';
import { Choices } from '../dialog/Confirmations.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useWork } from '../use-work.ts';

/** The preview's address (`/api/admin/news/{id}/preview`), and its link at the time of the request. */
type OpenPreview = { source: ResourceKey; link: ArticlePreview };

type PreviewLinkProps = OpenPreview & { what: string; onClose: () => void };

type PreviewButtonProps = {
  /** The object in the text below it: „den Artikel“. */
  what: string;
  /** Saves the text, and opens its preview; undefined after a failure. */
  open: () => Promise<OpenPreview | undefined>;
};

/** Shows a link to a preview of the stored text, after saving it. */
export function PreviewButton({ what, open }: PreviewButtonProps) {
  const [opened, setOpened] = useState<OpenPreview>();
  const { isBusy, run } = useWork();
  const handleOpen = () => run(async () => setOpened(await open()));
  return (
    <>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => void handleOpen()}>
        Vorschau
      </Button>
      {opened && <PreviewLink {...opened} what={what} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** The secret link under which something can be read before it is public. */
export function PreviewLink({ source, link: found, what, onClose }: PreviewLinkProps) {
  const [link, setLink] = useState(found);
  const { isBusy, run } = useWork();
  const address = window.location.origin + link.path;
  const handleCopy = () => copyText(address, 'Link kopiert.', 'Bitte den Link von Hand kopieren.');
  const handleRenewal = () =>
    run(async () => {
      setLink(await renewPreview(source, { path: link.path }));
      showToast({ title: 'Neuer Link.', description: 'Der bisherige gilt nicht mehr.' });
    });
  const handleWithdrawal = () =>
    run(async () => {
      await withdrawPreview(source);
      onClose();
      showToast({ title: 'Link zurückgezogen.', description: `Wer ihn hat, kann ${what} damit nicht mehr lesen.` });
    });
  return (
    <Dialog title="Vorschau" onClose={onClose}>
      <p>
        Wer diesen geheimen Link hat, kann {what} lesen wie später alle Besucher. Er gilt bis{' '}
        {formatDateTime(link.expiresAt)}.
      </p>
      <Address readOnly aria-label="Link zur Vorschau" value={address} onFocus={(event) => event.target.select()} />
      <Choices>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => void handleWithdrawal()}>
          Link zurückziehen
        </Button>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => void handleRenewal()}>
          Link erneuern
        </Button>
        <Button variant="secondary" onClick={handleCopy}>
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
export async function openPreview(source: ResourceKey): Promise<OpenPreview> {
  return { source, link: await request<ArticlePreview>('POST', source) };
}

/** A new link; the one at `path` ends. */
function renewPreview(source: ResourceKey, { path }: PreviewRenewal): Promise<ArticlePreview> {
  return request('PUT', source, { path });
}

/** Ends the link. */
async function withdrawPreview(source: ResourceKey): Promise<void> {
  await request('DELETE', source);
}

const Address = styled(TextInput)`
  margin-top: var(--space-3);
`;
