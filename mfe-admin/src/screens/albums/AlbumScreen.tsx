import { ButtonAnchor, ExternalLinkIcon } from '@portal/shared-ui';
import { useMemo, type ReactNode } from 'react';
import { AlbumChange, NewAlbum, type EditableAlbum, type OwnTeam } from '@portal/api/contract';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { NoOwnTeam } from '../../kit/agenda/NoOwnTeam.tsx';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { LeftToEditors } from '../../kit/edit/LeftToEditors.tsx';
import { useMayPublish, useWasAllowed } from '../../kit/frame/navigation.ts';
import { albumKind } from './album-kind.ts';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { AlbumPictures, type AlbumValues } from './AlbumPictures.tsx';

/** `/admin/fotos/:id`: an album and its pictures. */
export function AlbumScreen() {
  const teams = useOwnTeams();
  const isEditor = useWasAllowed('editor');
  const publishes = useMayPublish();
  return (
    <EditScreen
      kind={albumKind}
      access="trainer"
      title={(album) => (album === null ? 'Neues Album' : undefined)}
      // An editor's album needs no team, but its field would push the pictures down.
      needs={isEditor && !teams.isLoading ? [] : [teams]}
    >
      {(album, deleteButton) => {
        const shown = album?.published && `/mannschaftsfotos?album=${album.slug}`;
        if (shown && !publishes) return <LeftToEditors to={shown} />;
        if (!isEditor && teams.data?.length === 0)
          return <NoOwnTeam text="Trainer zeigen Bilder ihrer Mannschaften." />;
        return (
          <AlbumForm
            album={album}
            teams={teams.data ?? []}
            isEditor={isEditor}
            extra={
              <>
                {shown && (
                  <ButtonAnchor variant="secondary" href={shown} target="_blank">
                    Ansehen <ExternalLinkIcon />
                  </ButtonAnchor>
                )}
                {deleteButton}
              </>
            }
          />
        );
      }}
    </EditScreen>
  );
}

type AlbumFormProps = {
  album: EditableAlbum | null;
  teams: readonly OwnTeam[];
  /** Roles that may make albums of the whole club, too. */
  isEditor: boolean;
  extra: ReactNode;
};

/** An album and its pictures, saved together. */
function AlbumForm({ album, teams, isEditor, extra }: AlbumFormProps) {
  const publishes = useMayPublish();
  const first = isEditor ? '' : (teams[0]?.slug ?? '');
  const toValues = useMemo(() => valuesFor(first), [first]);
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
      {album && isEditor && (
        <TextField
          name="slug"
          label="Adresse"
          hint="Der Teil nach „/mannschaftsfotos?album=“: kleine Buchstaben, Ziffern und Bindestriche."
          maxLength={120}
        />
      )}
      <TeamField teams={teams} isEditor={isEditor} />
      <AlbumPictures stored={album?.pictures ?? []} />
      {publishes && (
        <SwitchField
          name="published"
          label="Veröffentlicht"
          hint="Besucher sehen es, sobald es Bilder hat. Ausgeschaltet sieht es nur die Redaktion."
        />
      )}
      {!publishes && (
        <SwitchField
          name="handedIn"
          label="Fertig, an die Redaktion geben"
          hint="Sie sieht es unter „Zu erledigen“ und veröffentlicht es. Ausgeschaltet bleibt es ein Entwurf."
        />
      )}
      {publishes && album?.handedIn && !album.published && (
        <SwitchField
          name="handedIn"
          label="Bei der Redaktion"
          hint="Von Trainern fertig gemeldet. Ausgeschaltet ist es wieder ihr Entwurf."
        />
      )}
    </EditForm>
  );
}

/** The team whose page shows the album, too; nothing in a club without teams. */
function TeamField({ teams, isEditor }: Pick<AlbumFormProps, 'teams' | 'isEditor'>) {
  if (teams.length === 0) return null;
  const ofTeams = teams.map(({ slug, name }) => [slug, name] as const);
  const choices = isEditor ? [['', 'Keine'] as const, ...ofTeams] : ofTeams;
  return (
    <SelectField name="team" label="Mannschaft" hint="Das Album steht dann auch auf ihrer Seite." choices={choices} />
  );
}

/** `team`: the team of a new one. */
function valuesFor(team: string) {
  const blank = { title: '', description: '', coverUrl: null, pictures: [], published: false, handedIn: false, team };
  return (album: EditableAlbum | null): AlbumValues => {
    if (!album) return { ...blank, date: today() };
    const { title, date, slug, description, coverUrl, pictures, published, handedIn = false } = album;
    return {
      title,
      date,
      slug,
      description: description ?? '',
      coverUrl,
      pictures: pictures.map(({ url, caption }) => ({ url, caption })),
      published,
      handedIn,
      team: album.team ?? '',
    };
  };
}

/** `YYYY-MM-DD` by the local clock; only a suggestion. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
