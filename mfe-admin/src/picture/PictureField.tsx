import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Picture as PictureData } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Field } from '../form/Field.tsx';
import { MediaPicker } from '../media/MediaPicker.tsx';
import { AltText } from './AltText.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { useUploads } from './use-uploads.ts';

type PictureFieldProps = {
  /** The form's value is the picture's address, '' for none. */
  name: string;
  label: string;
  hint?: string;
  /** What is known of the picture the form began with. */
  picture?: PictureData | null | undefined;
};

/** One picture: chosen, taken, dropped or pasted; uploaded at once, its alternative text kept with the picture. */
export function PictureField({ name, label, hint, picture }: PictureFieldProps) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const uploads = useUploads((upload) => field.onChange(upload.url));
  const [isPicking, setIsPicking] = useState(false);
  // What is known of a picture that was chosen here; an uploaded one has no text yet.
  const [picked, setPicked] = useState<PictureData>();
  const known = [picture, picked].find((candidate) => candidate?.url === field.value);
  const url = typeof field.value === 'string' ? field.value : '';
  return (
    <Field name={name} label={label} hint={hint}>
      {({ id, 'aria-describedby': describedBy }) => (
        <PictureDrop
          id={id}
          aria-describedby={describedBy}
          label={label}
          pending={uploads.pending}
          onFiles={uploads.add}
          onRetry={uploads.retry}
          onRemove={uploads.remove}
        >
          {url && (
            <Chosen>
              <img src={url} alt={known?.alt ?? ''} />
              <div>
                <AltText key={url} url={url} initial={known?.alt ?? ''} />
                <Button variant="quiet" onClick={() => field.onChange('')}>
                  Bild entfernen
                </Button>
              </div>
            </Chosen>
          )}
          <FromLibrary>
            <Button variant="secondary" onClick={() => setIsPicking(true)}>
              Aus der Mediathek wählen
            </Button>
          </FromLibrary>
          {isPicking && (
            <MediaPicker
              onClose={() => setIsPicking(false)}
              onPick={(chosen) => {
                setPicked(chosen);
                field.onChange(chosen.url);
                setIsPicking(false);
              }}
            />
          )}
        </PictureDrop>
      )}
    </Field>
  );
}

const FromLibrary = styled.div`
  justify-self: start;
`;

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
