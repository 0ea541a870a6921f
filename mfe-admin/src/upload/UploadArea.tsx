import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** Without HEIC on purpose: iPhones then send their photos as JPEG. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

type UploadAreaProps = {
  onFiles: (files: File[]) => void;
  /** What is said beside the buttons. */
  children?: ReactNode;
  /** Whether several may be chosen at once. */
  isMultiple?: boolean;
};

/** Takes pictures: chosen, from the camera, dragged here, or pasted anywhere on the page. */
export function UploadArea({ onFiles, children, isMultiple = true }: UploadAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const id = useId();
  const handleFiles = (files: FileList | null | undefined) => {
    const pictures = [...(files ?? [])].slice(0, isMultiple ? undefined : 1);
    if (pictures.length > 0) onFiles(pictures);
  };

  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files?.length || isTyping(event.target)) return;
      event.preventDefault();
      onFiles([...files].slice(0, isMultiple ? undefined : 1));
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [onFiles, isMultiple]);

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    handleFiles(event.dataTransfer.files);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <Area $isOver={isOver} onDrop={handleDrop} onDragOver={handleDragOver} onDragLeave={() => setIsOver(false)}>
      <Buttons>
        <Button variant="secondary" onClick={() => chooser.current?.click()} aria-describedby={`${id}-hint`}>
          {isMultiple ? 'Bilder auswählen' : 'Bild auswählen'}
        </Button>
        <CameraButton variant="secondary" onClick={() => camera.current?.click()}>
          Foto aufnehmen
        </CameraButton>
      </Buttons>
      <Hint id={`${id}-hint`}>{children ?? 'JPEG, PNG, WebP, AVIF oder GIF, je Bild bis 15 MB.'}</Hint>
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES}
        multiple={isMultiple}
        hidden
        data-testid="picture-files"
        onChange={(event) => {
          handleFiles(event.target.files);
          event.target.value = ''; // the same file may be chosen again
        }}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => {
          handleFiles(event.target.files);
          event.target.value = '';
        }}
      />
    </Area>
  );
}

/** Who pastes into a field means the field. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));
}

const Area = styled.div<{ $isOver: boolean }>`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-4);
  border: 2px dashed ${({ $isOver }) => ($isOver ? 'var(--color-brand)' : 'var(--color-control)')};
  border-radius: var(--radius);
  background: ${({ $isOver }) => ($isOver ? 'var(--color-sunken)' : 'transparent')};
  text-align: center;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
`;

/** Only where there is a camera in the hand. */
const CameraButton = styled(Button)`
  @media (pointer: fine) {
    display: none;
  }
`;

const Hint = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
