import { useId, useState, type Ref } from 'react';
import type { MediaItem, PageOf } from '@portal/api/contract';
import { HttpError, request, TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { AskedField } from '../form/asked-field.ts';
import { showFailure } from '../failure.ts';

type AltTextProps = {
  url: string;
  initial: string;
  onSaved?: (alt: string) => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
};

/** The alternative text; it belongs to the picture itself and is saved when the field is left. */
export function AltText({ url, initial, onSaved, placeholder = 'Torjubel nach dem 2:1', ref }: AltTextProps) {
  const id = useId();
  const [text, setText] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const handleBlur = () => {
    const alt = text.trim();
    if (!alt || alt === saved) return;
    saveAltText(url, alt).then(
      () => {
        setSaved(alt);
        onSaved?.(alt);
      },
      (error: unknown) => showFailure('Bildbeschreibung nicht gespeichert', error),
    );
  };
  return (
    <Whole>
      <label htmlFor={id}>Was ist auf dem Bild zu sehen?</label>
      <TextInput
        id={id}
        ref={ref}
        value={text}
        maxLength={500}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onBlur={handleBlur}
      />
    </Whole>
  );
}

/** Keeps the alternative text with the picture, wherever it is shown. */
export async function saveAltText(url: string, alt: string): Promise<void> {
  const name = url.split('/').at(-1) ?? '';
  const [id] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(name) ?? [await findId(url)];
  await request('PATCH', `/api/media/${id}`, { alt });
}

/** For a picture whose address does not name it, such as those of the demo content. */
async function findId(url: string): Promise<string> {
  const { items } = await request<PageOf<MediaItem>>('GET', `/api/admin/media?${new URLSearchParams({ url })}`);
  if (!items[0]) throw new HttpError(404, 'Dieses Bild gibt es nicht (mehr).');
  return items[0].id;
}

const Whole = styled(AskedField)`
  width: 100%;
`;
