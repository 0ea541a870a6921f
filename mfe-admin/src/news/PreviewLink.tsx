import { ButtonAnchor, Button, showToast, TextInput } from '@portal/shared-ui';
import { Choices } from '../frame/Confirmations.tsx';
import { Dialog } from '../frame/Dialog.tsx';

type PreviewLinkProps = { path: string; onClose: () => void };

/** The secret link under which the article can be read before it is public. */
export function PreviewLink({ path, onClose }: PreviewLinkProps) {
  const address = window.location.origin + path;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ title: 'Link kopiert.' }),
      () => showToast({ title: 'Bitte den Link von Hand kopieren.', variant: 'danger' }),
    );
  return (
    <Dialog title="Vorschau" onClose={onClose}>
      <p>Wer diesen geheimen Link hat, kann den Artikel lesen, so wie Besucher ihn sehen werden.</p>
      <TextInput readOnly aria-label="Link zur Vorschau" value={address} onFocus={(event) => event.target.select()} />
      <Choices>
        <Button variant="secondary" onClick={() => void copy()}>
          Link kopieren
        </Button>
        <ButtonAnchor href={path} target="_blank" rel="noopener">
          Vorschau öffnen
        </ButtonAnchor>
      </Choices>
    </Dialog>
  );
}
