import { Button, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { passesFocus } from '../../kit/passes-focus.ts';
import { ActionRows, Buttons } from '../../kit/layout.ts';
import type { DocumentUpload } from './use-document-upload.ts';

type DocumentUploadsProps = {
  uploads: readonly DocumentUpload[];
  onRetry: (upload: DocumentUpload) => void;
  onLeaveOut: (upload: DocumentUpload) => void;
};

/** Documents on their way, each with its progress, and the failed ones. */
export function DocumentUploads({ uploads, onRetry, onLeaveOut }: DocumentUploadsProps) {
  if (uploads.length === 0) return null;
  return (
    <ActionRows aria-label="Hochladen">
      {uploads.map((upload) => (
        <li key={upload.id}>
          <Text>
            <strong>{upload.file.name}</strong>
            {upload.failure === undefined ? (
              <progress max={1} value={upload.part} aria-label={`${upload.file.name} wird hochgeladen`} />
            ) : (
              <Failure role="alert">{upload.failure}</Failure>
            )}
          </Text>
          {upload.failure !== undefined && (
            <Buttons>
              <Button variant="secondary" onClick={passesFocus(() => onRetry(upload))}>
                Noch einmal<VisuallyHidden> {upload.file.name} hochladen</VisuallyHidden>
              </Button>
              <Button variant="quiet" onClick={passesFocus(() => onLeaveOut(upload))}>
                Entfernen<VisuallyHidden> ({upload.file.name})</VisuallyHidden>
              </Button>
            </Buttons>
          )}
        </li>
      ))}
    </ActionRows>
  );
}

const Text = styled.div`
  display: grid;
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
  progress {
    width: 100%;
    accent-color: var(--color-brand-mark);
  }
`;

const Failure = styled.span`
  color: var(--color-danger);
  font-size: var(--text-sm);
`;
