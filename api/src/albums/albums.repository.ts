import { albumKind } from '../content/kinds/with-own-code.ts';
import type { Album, AlbumChange, AlbumQuery, EditableAlbum, NewAlbum } from '../contract/index.ts';
import { guardOfTable } from '../content/picture-guards.ts';
import type { Database } from '../database/connect.ts';
import { brokenRule } from '../database/database-errors.ts';
import { usualSorts } from '../editing/admin-list.ts';
import { createContentRepository, type ContentKind } from '../editing/content-repository.ts';
import { admitAll, type Admit, type OwnTeams } from '../editing/own-teams.ts';
import type { Edited, Editor } from '../editing/versions.ts';
import { AppError, conflict, notFound } from '../errors.ts';
import { insertWithSlug } from '../rich-text/slug.ts';

const MOST_SHOWN = 500;
/** More would fill the message. */
const MOST_NAMED = 10;
const PICTURES = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('url', known.url, 'alt', known.alt, 'width', known.width, 'height',
    known.height, 'color', known.color, 'credit', known.credit, 'caption', listed.value ->> 'caption') ORDER BY listed.place), '[]')
  FROM jsonb_array_elements(albums.pictures) WITH ORDINALITY AS listed (value, place)
  JOIN media AS known ON known.url = listed.value ->> 'url') AS pictures`;

const HAS_PICTURES = 'jsonb_array_length(albums.pictures) > 0';

const KIND: ContentKind = {
  ...albumKind,
  picture: "coalesce(albums.cover_url, albums.pictures -> 0 ->> 'url')",
  guard: guardOfTable('albums'),
  computed: ["to_char(albums.date, 'YYYY-MM-DD') AS date", PICTURES],
  searched: ['title', 'description', 'slug'],
  order: 'albums.date DESC, albums.id',
  list: {
    filters: { published: (query, published) => void query.where({ published }) },
    sorts: usualSorts('albums'),
  },
  unknown: 'Dieses Album gibt es nicht.',
  stale: 'Das Album wurde inzwischen von jemand anderem geändert.',
  present: ({ image, ...fields }) => ({ ...fields, cover: image, count: (fields['pictures'] as unknown[]).length }),
};

/** Albums of pictures. */
export function createAlbumsRepository(db: Database) {
  const albums = createContentRepository<EditableAlbum, NewAlbum & { slug: string }, AlbumChange>(db, KIND);

  /** Throws 400 when a picture is none of ours. */
  async function requirePictures({ pictures = [], coverUrl }: NewAlbum | AlbumChange): Promise<void> {
    const urls = [...new Set([...pictures.map(({ url }) => url), ...(coverUrl ? [coverUrl] : [])])];
    const known = new Set(await db('media').whereIn('url', urls).pluck<string[]>('url'));
    const gone = pictures.flatMap(({ url }, place) => (known.has(url) ? [] : [place + 1]));
    if (gone.length > 0 || (coverUrl && !known.has(coverUrl))) throw unknownPictures(gone);
  }

  return {
    ...albums,

    /** `own`: only those of these teams. */
    findPage: (asked: AlbumQuery, own: OwnTeams = null) =>
      albums.findPage(asked, (query) => void (own && query.whereIn('albums.team', own))),

    findPublished: (by: { team?: string }) =>
      albums.findFirst((query) => void query.where({ ...by, published: true }).whereRaw(HAS_PICTURES), MOST_SHOWN),

    /** Throws 404. */
    async findBySlug(slug: string): Promise<Album> {
      const [album] = await albums.findAll((query) => void query.where({ published: true, slug }), 1);
      if (!album) throw notFound(KIND.unknown);
      return album;
    },

    async insert(album: NewAlbum, editor: Editor, admit: Admit<EditableAlbum> = admitAll): Promise<EditableAlbum> {
      await requirePictures(album);
      return insertWithSlug(db, album, { table: 'albums', kind: 'album' }, (slug) =>
        albums.insert({ ...album, slug }, editor, admit).catch(refuse),
      );
    },

    async update(
      id: string,
      change: AlbumChange,
      editor: Editor,
      admit: Admit<EditableAlbum> = admitAll,
    ): Promise<Edited<EditableAlbum>> {
      await requirePictures(change);
      // A published album no longer waits for an editor, even if it is hidden again.
      const settled = change.published ? { ...change, handedIn: false } : change;
      return albums.update(id, settled, editor, admit).catch(refuse);
    },
  };
}

/** `places`: which of them, from 1 on; none where it is the cover. */
function unknownPictures(places: readonly number[]): AppError {
  const numbers = new Intl.ListFormat('de').format([
    ...places.slice(0, MOST_NAMED).map(String),
    ...(places.length > MOST_NAMED ? ['weitere'] : []),
  ]);
  const pictures = places.length === 1 ? 'Bild' : 'Die Bilder';
  const message =
    places.length === 0
      ? 'Das Vorschaubild gibt es nicht mehr. Bitte ein anderes wählen.'
      : `${pictures} ${numbers} gibt es nicht mehr. Bitte aus dem Album entfernen.`;
  return new AppError(400, 'unknown_picture', message, { field: 'pictures' });
}

function refuse(error: unknown): never {
  if (brokenRule(error) === 'albums_team')
    throw new AppError(400, 'unknown_team', 'Diese Mannschaft gibt es nicht.', { field: 'team' });
  if (brokenRule(error) !== 'albums_slug_key') throw error;
  throw conflict('slug_taken', 'Diese Adresse hat schon ein anderes Album.', { field: 'slug' });
}
