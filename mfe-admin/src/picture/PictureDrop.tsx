import { useId, useState, type ReactNode } from 'react';
import { Button, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { picturesOf, type PendingUpload } from './use-uploads.ts';

type PictureDropProps = {
  /** Accessible name of the file choice. */
  label: string;
  several?: boolean;
  pending: readonly PendingUpload[];
  onFiles: (files: readonly File[]) => void;
  onRetry: (entry: PendingUpload) => void;
  onRemove: (key: string) => void;
  /** What is there already. */
  children?: ReactNode;
  id?: string;
  'aria-describedby'?: string;
};

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,image/gif';

/** Takes pictures by choosing, camera, drag and paste, and shows how far they are. */
export function PictureDrop({
  label,
  several = false,
  pending,
  onFiles,
  onRetry,
  onRemove,
  children,
  ...rest
}: PictureDropProps) {
  const inputId = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(several ? files : files.slice(0, 1));
  };
  return (
    <Area
      tabIndex={-1}
      data-over={isOver || undefined}
      onPaste={(event) => take(picturesOf(event.clipboardData))}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(picturesOf(event.dataTransfer));
      }}
    >
      {children}
      <Ways>
        {(['choose', 'camera'] as const).map((way) => (
          <Way key={way} data-way={way}>
            <VisuallyHidden
              as="input"
              {...{
                type: 'file',
                accept: TYPES,
                multiple: several && way === 'choose',
                'aria-label': way === 'choose' ? label : `${label}: Foto aufnehmen`,
                ...(way === 'camera' ? { capture: 'environment' } : rest),
                id: way === 'choose' ? (rest.id ?? inputId) : `${inputId}-camera`,
                onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
                  take([...(event.target.files ?? [])]);
                  event.target.value = '';
                },
              }}
            />
            {way === 'choose' ? (several ? 'Bilder auswählen' : 'Bild auswählen') : 'Kamera'}
          </Way>
        ))}
        <span>oder hierher ziehen oder einfügen</span>
      </Ways>
      {pending.map((entry) => (
        <Progress key={entry.key}>
          <span>{entry.name}</span>
          {entry.failure ? (
            <>
              <strong>{entry.failure}</strong>
              <Button variant="secondary" onClick={() => onRetry(entry)}>
                Noch einmal
              </Button>
              <Button variant="quiet" onClick={() => onRemove(entry.key)}>
                Verwerfen
              </Button>
            </>
          ) : (
            <progress max={1} value={entry.share} aria-label={`${entry.name} wird hochgeladen`} />
          )}
        </Progress>
      ))}
    </Area>
  );
}

const Area = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 2px dashed var(--color-control);
  border-radius: var(--radius);
  background: var(--color-surface);
  &[data-over] {
    border-color: var(--color-brand);
    background: var(--color-sunken);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  > span {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  @media (hover: none) {
    > span {
      display: none;
    }
  }
`;

const Way = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  padding: 0 var(--space-5);
  border-radius: var(--radius);
  box-shadow: inset 0 0 0 2px currentColor;
  font: 750 1.125rem/1.1 var(--font-display);
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }
  &:focus-within {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    &[data-way='camera'] {
      display: none;
    }
  }
`;

const Progress = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  progress {
    flex: 1 1 120px;
    height: 10px;
    accent-color: var(--color-brand);
  }
  strong {
    color: var(--color-brand-text);
  }
`;
