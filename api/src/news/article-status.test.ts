import { changePublication, type Publication, type PublicationChange } from './article-status.ts';

const now = new Date('2026-11-21T12:00:00Z');
const past = '2026-11-20T12:00:00.000Z';
const future = '2026-11-22T12:00:00.000Z';
const draft: Publication = { status: 'draft', publishAt: null };
const planned: Publication = { status: 'scheduled', publishAt: new Date(future) };
const published: Publication = { status: 'published', publishAt: null };
const archived: Publication = { status: 'archived', publishAt: null };

test.each<[string, Publication, PublicationChange, string, string | null]>([
  ['nothing said', draft, {}, 'draft', null],
  ['published', draft, { published: true }, 'published', null],
  ['unpublished', published, { published: false }, 'draft', null],
  ['unpublished twice', draft, { published: false }, 'draft', null],
  ['false does not bring back an archived one', archived, { published: false }, 'archived', null],
  ['a time to come plans a draft', draft, { publishAt: future }, 'scheduled', future],
  ['false with a time to come plans too', draft, { published: false, publishAt: future }, 'scheduled', future],
  ['a time gone by leaves a draft a draft', draft, { publishAt: past }, 'draft', past],
  ['planned for a time gone by', draft, { status: 'scheduled', publishAt: past }, 'published', past],
  ['planned again', planned, { publishAt: '2026-12-01T00:00:00.000Z' }, 'scheduled', '2026-12-01T00:00:00.000Z'],
  ['no longer planned', planned, { publishAt: null }, 'draft', null],
  ['published before its time', planned, { published: true }, 'published', future],
  ['archived', published, { status: 'archived' }, 'archived', null],
  ['other fields of a published one', published, { publishAt: past }, 'published', past],
])('%s', (_case, before, change, status, publishAt) => {
  const after = changePublication(before, change, now);

  expect({ ...after, publishAt: after.publishAt?.toISOString() ?? null }).toEqual({ status, publishAt });
});

test.each<[string, Publication, PublicationChange]>([
  ['published, but a draft', draft, { published: true, status: 'draft' }],
  ['not published, but published', draft, { published: false, status: 'published' }],
  ['published now and later', draft, { published: true, publishAt: future }],
  ['planned without a time', draft, { status: 'scheduled' }],
  ['planned, then without a time', planned, { status: 'scheduled', publishAt: null }],
])('%s is refused', (_case, before, change) => {
  expect(() => changePublication(before, change, now)).toThrow(expect.objectContaining({ statusCode: 400 }));
});
