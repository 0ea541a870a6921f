import { ButtonAnchor, ExternalLinkIcon } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { AlbumChange, NewAlbum, type EditableAlbum } from '@portal/api/contract';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { albumKind } from './album-kind.ts';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { AlbumPictures, type AlbumValues } from './AlbumPictures.tsx';

/** `/admin/fotos/:id`: an album and its pictures. */
export function AlbumScreen() {
  return (
    <EditScreen kind={albumKind} title={(album) => (album === null ? 'Neues Album' : 'Album bearbeiten')}>
      {(album, deleteButton) => (
        <AlbumForm
          album={album}
          extra={
            <>
              {album?.published && (
                <ButtonAnchor variant="secondary" href={`/mannschaftsfotos?album=${album.slug}`} target="_blank">
                  Ansehen <ExternalLinkIcon />
                </ButtonAnchor>
              )}
              {deleteButton}
            </>
          }
        />
      )}
    </EditScreen>
  );
}

type AlbumFormProps = { album: EditableAlbum | null; extra: ReactNode };

/** An album and its pictures, saved together. */
function AlbumForm({ album, extra }: AlbumFormProps) {
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
      <TeamField />
      <AlbumPictures stored={album?.pictures ?? []} />
      <SwitchField
        name="published"
        label="Veröffentlicht"
        hint="Besucher sehen es, sobald es Bilder hat. Ausgeschaltet sieht es nur die Redaktion."
      />
    </EditForm>
  );
}

/** The team whose page shows the album, too; nothing in a club without teams. */
function TeamField() {
  const { data: teams = [] } = useOwnTeams();
  if (teams.length === 0) return null;
  const choices = [['', 'Keine'] as const, ...teams.map(({ slug, name }) => [slug, name] as const)];
  return (
    <SelectField name="team" label="Mannschaft" hint="Das Album steht dann auch auf ihrer Seite." choices={choices} />
  );
}

function toValues(album: EditableAlbum | null): AlbumValues {
  if (!album)
    return { title: '', date: today(), description: '', coverUrl: null, pictures: [], published: false, team: '' };
  const { title, date, slug, description, coverUrl, pictures, published, team } = album;
  return {
    title,
    date,
    slug,
    description: description ?? '',
    coverUrl,
    pictures: pictures.map(({ url, caption }) => ({ url, caption })),
    published,
    team: team ?? '',
  };
}

/** `YYYY-MM-DD` by the local clock; only a suggestion. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
