import { ADDRESS, HTML, type KnownKind, type PictureColumn } from '../known-kind.ts';

/** Changes of a page that wait: its columns by name. */
const DRAFT: PictureColumn = {
  type: 'jsonb',
  isShown: false,
  without: `draft
    || CASE WHEN strpos(draft ->> 'image_url', :key) > 0 THEN '{"image_url": null}' ELSE '{}' END::jsonb
    || jsonb_build_object('content', regexp_replace(draft ->> 'content', '<img[^>]*' || :key || '[^>]*>', '', 'g'))`,
};

/** Kinds with repositories and routes of their own. */
export const kindsWithOwnCode = [
  {
    table: 'articles',
    resource: 'news',
    title: 'title',
    pictures: {
      use: 'article',
      columns: { image_url: ADDRESS, content: HTML },
      published: "status IN ('published', 'scheduled')",
    },
  },
  {
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
  },
  {
    table: 'own_pages',
    resource: 'own-pages',
    title: 'title',
    pictures: {
      use: 'own-page',
      columns: { image_url: ADDRESS, content: HTML },
      published: 'published OR publish_at IS NOT NULL',
    },
  },
  {
    table: 'albums',
    resource: 'albums',
    title: 'title',
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
  },
  {
    table: 'teams',
    resource: 'teams',
    title: 'name',
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
  },
  { table: 'events', resource: 'events', title: 'title' },
  { table: 'documents', resource: 'documents', title: 'title' },
  { table: 'article_categories', resource: 'news-categories', title: 'name', isStarted: true },
  { table: 'school_holidays', resource: 'school-holidays', title: 'name' },
] as const satisfies readonly KnownKind[];
