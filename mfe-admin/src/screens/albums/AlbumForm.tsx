import type { ReactNode } from 'react';
import { AlbumChange, NewAlbum, type EditableAlbum } from '@portal/api/contract';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { SwitchField, TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { AlbumPictures } from './AlbumPictures.tsx';
import { albumKind } from './album-kind.ts';
import type { AlbumValues } from './album-values.ts';

type AlbumFormProps = { album: EditableAlbum | null; extra: ReactNode };

/** An album and its pictures, saved together. */
export function AlbumForm({ album, extra }: AlbumFormProps) {
  return (
    <EditForm<AlbumValues, EditableAlbum>
      kind={albumKind}
      after="here"
      schema={album ? AlbumChange : NewAlbum}
      item={album}
      toValues={toValues}
      extra={extra}
    >
      <TextField name="title" label="Titel" placeholder="Sommerfest 2026" maxLength={120} />
      <TextField name="date" label="Datum" type="date" hint="Danach sind die Alben sortiert." />
      <TextAreaField name="description" label="Beschreibung" rows={3} />
      {album && (
        <TextField
          name="slug"
          label="Adresse"
          hint="Der Teil nach „/mannschaftsfotos?album=“: kleine Buchstaben, Ziffern und Bindestriche."
          maxLength={120}
        />
      )}
      <AlbumPictures />
      <SwitchField
        name="published"
        label="Veröffentlicht"
        hint="Besucher sehen es, sobald es Bilder hat. Ausgeschaltet sieht es nur die Redaktion."
      />
    </EditForm>
  );
}

function toValues(album: EditableAlbum | null): AlbumValues {
  if (!album) return { title: '', date: today(), description: '', coverUrl: null, pictures: [], published: true };
  const { title, date, slug, description, coverUrl, pictures, published } = album;
  return {
    title,
    date,
    slug,
    description: description ?? '',
    coverUrl,
    pictures: pictures.map(({ url, caption }) => ({ url, caption })),
    published,
  };
}

/** `YYYY-MM-DD` by the local clock; only a suggestion. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
