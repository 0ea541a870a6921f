import { TRAINERS, TRAINERS_CHANGE } from '../../editing/editing-routes.ts';
import type { Room } from '../../editing/room.ts';
import { ADDRESS, HTML, type KnownKind, type PictureColumn } from '../known-kind.ts';

/** Changes of a page that wait: its columns by name. */
const DRAFT: PictureColumn = {
  type: 'jsonb',
  isShown: false,
  without: `draft
    || CASE WHEN strpos(draft ->> 'image_url', :key) > 0 THEN '{"image_url": null}' ELSE '{}' END::jsonb
    || jsonb_build_object('content', regexp_replace(draft ->> 'content', '<img[^>]*' || :key || '[^>]*>', '', 'g'))`,
};

export const articleKind = {
  table: 'articles',
  resource: 'news',
  title: 'title',
  roles: TRAINERS,
  pictures: {
    use: 'article',
    columns: { image_url: ADDRESS, content: HTML },
    published: "status IN ('published', 'scheduled')",
  },
} as const satisfies KnownKind;

const pageKind = {
  table: 'pages',
  resource: 'pages',
  title: 'title',
  key: 'slug',
  isFixed: true,
  pictures: {
    use: 'page',
    columns: { image_url: ADDRESS, content: HTML, draft: DRAFT },
    published: 'NOT hidden',
  },
} as const satisfies KnownKind;

export const ownPageKind = {
  table: 'own_pages',
  resource: 'own-pages',
  title: 'title',
  sorted: true,
  pictures: {
    use: 'own-page',
    columns: { image_url: ADDRESS, content: HTML },
    published: 'published OR publish_at IS NOT NULL',
  },
} as const satisfies KnownKind;

export const albumKind = {
  table: 'albums',
  resource: 'albums',
  title: 'title',
  roles: TRAINERS,
  pictures: {
    use: 'album',
    columns: {
      cover_url: ADDRESS,
      pictures: {
        type: 'jsonb',
        without: `(SELECT coalesce(jsonb_agg(value ORDER BY place), '[]')
          FROM jsonb_array_elements(pictures) WITH ORDINALITY AS listed (value, place)
          WHERE strpos(value ->> 'url', :key) = 0)`,
      },
    },
    published: 'published',
  },
} as const satisfies KnownKind;

export const teamKind = {
  table: 'teams',
  resource: 'teams',
  title: 'name',
  sorted: true,
  roles: TRAINERS_CHANGE,
  pictures: {
    use: 'team',
    columns: {
      image_url: ADDRESS,
      trainer: {
        type: 'jsonb',
        without: `CASE WHEN strpos(trainer::text, :key) > 0 THEN jsonb_set(trainer, '{imageUrl}', 'null') ELSE trainer END`,
      },
    },
  },
} as const satisfies KnownKind;

export const eventKind = {
  table: 'events',
  resource: 'events',
  title: 'title',
  roles: TRAINERS,
} as const satisfies KnownKind;

export const documentKind = {
  table: 'documents',
  resource: 'documents',
  title: 'title',
  sorted: true,
} as const satisfies KnownKind;

export const categoryKind = {
  table: 'article_categories',
  resource: 'news-categories',
  title: 'name',
  sorted: true,
  isStarted: true,
} as const satisfies KnownKind;

/** The limit is what a list of choices loads at once; it holds for editors and for imports. */
export const CATEGORY_ROOM: Room = {
  most: 200,
  full: 'Mehr als 200 Kategorien gehen nicht. Bitte eine nehmen, die da ist, oder zuerst eine löschen.',
};

export const schoolHolidayKind = {
  table: 'school_holidays',
  resource: 'school-holidays',
  title: 'name',
} as const satisfies KnownKind;

/** Kinds with repositories and routes of their own. */
export const kindsWithOwnCode = [
  articleKind,
  pageKind,
  ownPageKind,
  albumKind,
  teamKind,
  eventKind,
  documentKind,
  categoryKind,
  schoolHolidayKind,
] as const;
