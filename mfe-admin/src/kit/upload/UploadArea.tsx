import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { PictureInput } from './PictureInput.tsx';
import { Note } from '../layout.ts';

type UploadAreaProps = {
  onFiles: (files: File[]) => void;
  /** Whether it takes pictures pasted anywhere on the page, or is one field among others. */
  scope?: 'page' | 'field';
  /** Whether several may be chosen at once. */
  isMultiple?: boolean;
  /** The purpose of the pictures, if the page has more than one such area. */
  label?: string;
  /** Whether it takes drawings (SVG), too. */
  takesDrawings?: boolean;
  /** The text beside the buttons. */
  hint?: string;
  /** The id of the button that opens the choice, for the field's label. */
  id?: string;
  'aria-describedby'?: string;
  /** Further ways to a picture, beside the buttons. */
  more?: ReactNode;
  /** Above the buttons: the present pictures. */
  children?: ReactNode;
};

/** Takes pictures: chosen, from the camera, dragged here, or pasted. */
export function UploadArea({ onFiles, scope = 'page', isMultiple = true, label, children, ...rest }: UploadAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const take = (files: FileList | null | undefined) => {
    const pictures = [...(files ?? [])].slice(0, isMultiple ? undefined : 1);
    if (pictures.length > 0) onFiles(pictures);
  };
  usePagePaste(scope === 'page', take);

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (!isTyping(event.target)) take(event.clipboardData.files);
  };
  const choose = isMultiple ? 'Bilder auswählen' : 'Bild auswählen';
  const nameOf = (text: string) => (label ? { 'aria-label': `${text}: ${label}` } : {});

  return (
    <Area
      $isOver={isOver}
      data-scope={scope}
      // A paste while the area has the focus is meant for it.
      {...(scope === 'field' && { tabIndex: -1, onPaste: handlePaste })}
      onDrop={handleDrop}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
    >
      {children}
      <Buttons>
        <Button
          variant="secondary"
          onClick={() => chooser.current?.click()}
          id={rest.id}
          aria-describedby={`${hintId} ${rest['aria-describedby'] ?? ''}`}
          {...nameOf(choose)}
        >
          {choose}
        </Button>
        <CameraButton variant="secondary" onClick={() => camera.current?.click()} {...nameOf('Foto aufnehmen')}>
          Foto aufnehmen
        </CameraButton>
        {rest.more}
      </Buttons>
      <Note id={hintId}>
        {rest.hint ??
          `Auch hierher ziehen oder einfügen. ${rest.takesDrawings ? 'PNG, SVG,' : 'JPEG, PNG,'} WebP, AVIF oder ${rest.takesDrawings ? 'JPEG' : 'GIF'} bis 15 MB.`}
      </Note>
      <PictureInput ref={chooser} isMultiple={isMultiple} onFiles={take} takesDrawings={rest.takesDrawings ?? false} />
      <PictureInput ref={camera} isCamera onFiles={take} />
    </Area>
  );
}

/** Accepts pictures pasted anywhere on the page, except into a text. */
function usePagePaste(isOn: boolean, take: (files: FileList | undefined) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const handlePaste = (event: globalThis.ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files?.length || isTyping(event.target)) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [isOn, take]);
}

/** A paste into a text is meant for the text. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));
}

const Area = styled.div<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-4);
  border: 2px dashed ${({ $isOver }) => ($isOver ? 'var(--color-brand-mark)' : 'var(--color-control)')};
  border-radius: var(--radius);
  background: ${({ $isOver }) => ($isOver ? 'var(--color-sunken)' : 'transparent')};
  text-align: center;
  &[data-scope='field'] {
    justify-items: start;
    padding: var(--space-4);
    text-align: start;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: inherit;
  gap: var(--space-3);
`;

/** Only on devices with a camera in the hand. */
const CameraButton = styled(Button)`
  @media (pointer: fine) {
    display: none;
  }
`;
