import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Picture as PictureData } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { passesFocus } from '../passes-focus.ts';
import { Field } from '../form/Field.tsx';
import { MediaPicker } from './MediaPicker.tsx';
import { UploadArea } from '../upload/UploadArea.tsx';
import { UploadList } from '../upload/UploadList.tsx';
import { useUploadQueue } from '../upload/use-upload-queue.ts';
import { AltText } from './AltText.tsx';
import { showPicture } from './show-pictures.tsx';

type PictureFieldProps = {
  /** The form's value is the picture's address, '' for none. */
  name: string;
  label: string;
  hint?: string;
  /** A logo may be a drawing (SVG); it is described by this word and the form's `name`. */
  logo?: 'Logo' | 'Wappen';
  /** The stored picture that the form began with. */
  picture?: PictureData | null | undefined;
};

/** One picture: chosen, taken, dropped or pasted; uploaded at once, its alternative text kept with the picture. */
export function PictureField({ name, label, hint, logo, picture }: PictureFieldProps) {
  const { control, getValues } = useFormContext();
  const { field } = useController({ name, control });
  const [isPicking, setIsPicking] = useState(false);
  const altText = useRef<HTMLInputElement>(null);
  // The data of a picture that was chosen here.
  const [picked, setPicked] = useState<PictureData>();
  const handlePicked = (chosen: PictureData) => {
    setPicked(chosen);
    field.onChange(chosen.url);
    setIsPicking(false);
  };
  const uploads = useUploadQueue(handlePicked);
  const handleFiles = (files: File[]) => {
    for (const { id } of uploads.entries) uploads.remove(id); // the latest choice counts
    uploads.add(
      files,
      logo && { fields: { purpose: 'logo', alt: [logo, getValues('name')].filter(Boolean).join(' ') } },
    );
  };
  const known = [picture, picked].find((candidate) => candidate?.url === field.value);
  const url = typeof field.value === 'string' ? field.value : '';
  return (
    <Field name={name} label={label} hint={hint} show={showPicture}>
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <UploadArea
            scope="field"
            id={id}
            aria-describedby={describedBy}
            label={label}
            isMultiple={false}
            takesDrawings={logo !== undefined}
            onFiles={handleFiles}
            more={
              <Button variant="secondary" onClick={() => setIsPicking(true)}>
                Aus der Mediathek wählen
              </Button>
            }
          >
            {url && (
              <Chosen>
                <img src={url} alt={known?.alt ?? ''} />
                <div>
                  <AltText
                    key={url}
                    ref={altText}
                    url={url}
                    initial={known?.alt ?? ''}
                    {...(logo && { placeholder: `${logo} …` })}
                  />
                  <Button variant="quiet" onClick={passesFocus(() => field.onChange(''))}>
                    Bild entfernen
                  </Button>
                </div>
              </Chosen>
            )}
          </UploadArea>
          <UploadList
            entries={uploads.entries}
            showsPeople={logo === undefined}
            onAnswered={() => altText.current?.focus()}
            onRetry={uploads.retry}
            onRemove={uploads.remove}
          />
          {isPicking && <MediaPicker onClose={() => setIsPicking(false)} onPick={handlePicked} />}
        </>
      )}
    </Field>
  );
}

const Chosen = styled.div`
  display: grid;
  gap: var(--space-4);
  > div {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    justify-items: start;
  }
  img {
    width: 100%;
    max-height: 260px;
    border-radius: var(--radius);
    background: var(--color-sunken);
    object-fit: contain;
  }
  @media (min-width: 640px) {
    grid-template-columns: 220px minmax(0, 1fr);
  }
`;
