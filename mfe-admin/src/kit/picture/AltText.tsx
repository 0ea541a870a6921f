import { useId, useState, type Ref } from 'react';
import type { MediaDetail, MediaItem, PageOf } from '@portal/api/contract';
import { HttpError, request, TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { confirm } from '../dialog/confirm.ts';
import { sourceOf } from '../edit/edited-kind.ts';
import { useWriter } from '../edit/use-writer.ts';
import { currentOf, showFailure } from '../failure.ts';
import { AskedField } from '../form/asked-field.ts';
import { mediaKind } from './media-kind.ts';

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
  const { save } = useWriter(mediaKind);
  const [text, setText] = useState(initial);
  const [saved, setSaved] = useState(initial);
  /**
   * Saves over `picture` as it was read; if somebody else has changed the text meanwhile, people choose. Returns the
   * text that is stored then. Asked in the frame: the field may be gone when the answer comes.
   */
  const saveOver = async (picture: MediaDetail, alt: string, before: string): Promise<string> => {
    const isChanged = picture.alt !== before && picture.alt !== alt;
    if (isChanged && !(await confirm(conflictOf(picture.alt, alt)))) return picture.alt;
    try {
      return (await save({ alt }, picture)).alt;
    } catch (error) {
      const current = currentOf<MediaDetail>(error);
      if (!current) throw error;
      return saveOver(current, alt, picture.alt);
    }
  };
  const handleBlur = async () => {
    const alt = text.trim();
    if (!alt || alt === saved) return;
    try {
      const stored = await saveOver(await pictureAt(url), alt, saved);
      setSaved(stored);
      if (stored !== alt) setText(stored);
      onSaved?.(stored);
    } catch (error) {
      showFailure('Bildbeschreibung nicht gespeichert', error);
    }
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
        onBlur={() => void handleBlur()}
      />
    </Whole>
  );
}

const conflictOf = (theirs: string, mine: string) => ({
  title: 'Das Bild hat inzwischen eine andere Beschreibung',
  text: `Gespeichert ist „${theirs}“. Soll stattdessen „${mine}“ gelten?`,
  confirmLabel: 'Meine Fassung speichern',
  cancelLabel: 'Andere Fassung übernehmen',
});

/** The picture as it is stored now, with its version. Throws HttpError. */
async function pictureAt(url: string): Promise<MediaDetail> {
  const name = url.split('/').at(-1) ?? '';
  const [id] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(name) ?? [await findId(url)];
  return request('GET', sourceOf(mediaKind, id));
}

/** Looks up the id of a picture whose address does not name it, as in the demo content. */
async function findId(url: string): Promise<string> {
  const { items } = await request<PageOf<MediaItem>>('GET', `/api/admin/media?${new URLSearchParams({ url })}`);
  if (!items[0]) throw new HttpError(404, 'Dieses Bild gibt es nicht (mehr).');
  return items[0].id;
}

const Whole = styled(AskedField)`
  width: 100%;
`;
