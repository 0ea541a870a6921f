import { randomUUID } from 'node:crypto';
import { enterClub } from '../../test/club.ts';
import { editorDesk, type Method } from '../../test/editor-desk.ts';
import { NESTED } from '../../test/nested.ts';
import { signIn } from '../../test/sign-in.ts';
import type {
  ArticlePreview,
  ClubFacts,
  EditableOwnPage,
  NewOwnPage,
  OwnPage,
  OwnPageSummary,
  OwnPageVersion,
} from '../contract/index.ts';
import { createOwnPagesRepository } from './own-pages.repository.ts';

const desk = editorDesk({ emptied: ['own_pages', 'notices'], prepare: enterClub });

const add = async (page: Partial<NewOwnPage> = {}) =>
  (
    await desk.send('POST', '/api/own-pages', { title: 'Vereinsheim mieten', published: true, ...page })
  ).json<EditableOwnPage>();
const change = (id: string, payload: object) => desk.send('PATCH', `/api/own-pages/${id}`, payload);
const visit = (slug: string) => desk.app.inject(`/api/own-pages/${slug}`);
const menu = async () => (await desk.read<ClubFacts>('/api/settings')).ownPages;

test('a notice for a page of its own follows the page to its new address', async () => {
  const { id, slug } = await add();
  const notice = { text: 'Heim gesperrt', pages: [`/seiten/${slug}`], activeUntil: '2199-01-01T00:00:00Z' };
  await desk.send('POST', '/api/notices', notice);

  await change(id, { slug: 'feiern' });

  expect(await desk.read('/api/notices')).toMatchObject([{ pages: ['/seiten/feiern'] }]);
});

describe.each<[Method, string, object?]>([
  ['GET', `/api/admin/own-pages/${randomUUID()}/versions`],
  ['POST', `/api/admin/own-pages/${randomUUID()}/preview`],
  ['PUT', `/api/admin/own-pages/${randomUUID()}/preview`, { path: `/seiten/vorschau/${'a'.repeat(32)}` }],
  ['DELETE', `/api/admin/own-pages/${randomUUID()}/preview`],
])('%s %s', (method, url, payload) => {
  test('is for editors, and does not know a foreign id', async () => {
    expect((await desk.send(method, url, payload, '')).statusCode).toBe(401);
    expect((await desk.send(method, url, payload, await signIn(desk.app, 'trainer'))).statusCode).toBe(403);
    expect((await desk.send(method, url, payload)).statusCode).toBe(404);
  });
});

test('editors are told what a text may name before its page is stored', async () => {
  const url = '/api/admin/own-pages/placeholders';
  expect((await desk.send('GET', url, undefined, '')).statusCode).toBe(401);
  expect((await desk.send('GET', url, undefined, await signIn(desk.app, 'trainer'))).statusCode).toBe(403);

  const { id } = await add();
  const { placeholders } = (await desk.send('GET', `/api/admin/own-pages/${id}`)).json<EditableOwnPage>();
  expect(placeholders).toContain('Vereinsname');
  expect((await desk.send('GET', url)).json()).toEqual(placeholders);
});

test('pages of one title that are made at once get addresses of their own', async () => {
  const made = await Promise.all([add(), add(), add()]);

  const slugs = made.map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(['vereinsheim-mieten', 'vereinsheim-mieten-2', 'vereinsheim-mieten-3']);
});

test('what lies too deep in each other is refused, and no page is made', async () => {
  for (const content of NESTED)
    expect((await desk.send('POST', '/api/own-pages', { title: 'Tief', content })).json()).toMatchObject({
      statusCode: 400,
      code: 'nested_too_deeply',
      field: 'content',
    });

  expect(await desk.app.db('own_pages')).toEqual([]);
});

test('visitors read what editors publish, sanitised and with the facts of the club', async () => {
  const { slug } = await add({
    lead: 'Bei {{Vereinsname}}',
    content: '<p onclick="x()">Im {{Stadion}}</p><script>x()</script>',
    description: 'Feiern bei {{Kurzname}}',
  });

  expect(slug).toBe('vereinsheim-mieten');
  const page = (await visit(slug)).json<OwnPage>();
  expect(page).toMatchObject({ title: 'Vereinsheim mieten', lead: 'Bei SV Musterstadt 1920 e. V.', image: null });
  expect(page.content).toMatch(/^<p>Im [^{]+<\/p>$/);
  expect(page.description).not.toContain('{{');
  expect(await desk.read<OwnPageSummary[]>('/api/own-pages')).toEqual([{ slug, title: 'Vereinsheim mieten' }]);
});

test('a text that begins with the title of its page does not say it twice', async () => {
  const { slug, id } = await add({ content: '<h2>Vereinsheim mieten</h2><p>Mit Küche.</p>' });

  expect((await visit(slug)).json()).toMatchObject({ content: '<p>Mit Küche.</p>' });
  expect((await desk.send('GET', `/api/admin/own-pages/${id}`)).json()).toMatchObject({
    content: '<h2>Vereinsheim mieten</h2><p>Mit Küche.</p>',
  });
});

test('a draft, or a page that is hidden again, is nowhere', async () => {
  const { id, slug } = await add({ published: false, menu: 'Verein' });
  expect((await visit(slug)).statusCode).toBe(404);

  await change(id, { published: true });
  expect((await visit(slug)).statusCode).toBe(200);

  await change(id, { published: false });
  expect((await visit(slug)).statusCode).toBe(404);
  expect(await desk.read('/api/own-pages')).toEqual([]);
  expect(await menu()).toBeUndefined();
});

describe('a page that is planned', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  test('is a draft until its time, and then appears by itself with its place in the menu, once', async () => {
    const { id, slug, published, publishAt } = await add({ published: false, publishAt: inDays(1), menu: 'Verein' });
    expect([published, publishAt]).toEqual([false, expect.stringMatching(/Z$/)]);
    const { publishDue } = createOwnPagesRepository(desk.app.db, () => false);
    expect([await publishDue(), (await visit(slug)).statusCode, await menu()]).toEqual([0, 404, undefined]);
    await desk.app.db('own_pages').update({ publish_at: inDays(-1) });

    await Promise.all([publishDue(), publishDue()]);
    await desk.app.contentRevision.refresh();

    expect([(await visit(slug)).statusCode, (await menu())?.length]).toEqual([200, 1]);
    expect((await desk.send('GET', `/api/admin/own-pages/${id}`)).json()).toMatchObject({
      published: true,
      publishAt: null,
      version: 2,
    });
  });

  test('is shown at once, or planned anew, and a time hides what is shown', async () => {
    const { id } = await add({ published: false, publishAt: inDays(1) });
    expect((await change(id, { published: true })).json()).toMatchObject({ published: true, publishAt: null });

    const later = inDays(2);
    expect((await change(id, { publishAt: later })).json()).toMatchObject({ published: false, publishAt: later });
    expect((await change(id, { publishAt: null })).json()).toMatchObject({ published: false, publishAt: null });
  });

  test.each([
    ['of the past', { published: false, publishAt: inDays(-1) }],
    ['beside being shown', { published: true, publishAt: inDays(1) }],
    ['of another millennium', { published: false, publishAt: '0026-11-24T12:00:00Z' }],
  ])('has no time %s', async (_name, given) => {
    const { id } = await add({ published: false });

    expect((await change(id, given)).json()).toMatchObject({ statusCode: 400, field: 'publishAt' });
  });
});

test('the menu names pages in the order of the editors, and only those that want to be there', async () => {
  const first = await add({ title: 'Turnen', menu: 'Abteilungen' });
  const second = await add({ title: 'Das Vereinsheim mieten', menu: '/', menuLabel: 'Vereinsheim' });
  await add({ title: 'Nur verlinkt' });
  await desk.send('PUT', '/api/own-pages/order', { ids: [second.id, first.id] });

  expect(await menu()).toEqual([
    { label: 'Vereinsheim', href: '/seiten/das-vereinsheim-mieten', group: '/' },
    { label: 'Turnen', href: '/seiten/turnen', group: 'Abteilungen' },
  ]);
});

test('a deleted page is gone from everywhere, and comes back as it was', async () => {
  const { id, slug } = await add({ menu: 'Verein' });

  await desk.send('DELETE', `/api/own-pages/${id}`);
  expect((await visit(slug)).statusCode).toBe(404);
  expect(await menu()).toBeUndefined();

  await desk.send('POST', `/api/own-pages/${id}/restore`);
  expect((await visit(slug)).statusCode).toBe(200);
  expect(await menu()).toHaveLength(1);
});

test('the list names every published page, however many there are, and reads no texts for it', async () => {
  const { id } = await add({ content: '<p>Ein langer Text</p>' });
  const { rows } = await desk.app.db.raw<{ rows: OwnPageSummary[] }>(
    `INSERT INTO own_pages (slug, title, published, sort_order, search_text)
       SELECT 'seite-' || place, 'Seite ' || place, true, place + 1, '' FROM generate_series(1, 250) AS place
       RETURNING slug, title`,
  );
  await change(id, { title: 'Zuerst' });
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => void statements.push(sql);
  desk.app.db.on('query', note);

  const listed = await desk.read<OwnPageSummary[]>('/api/own-pages');

  desk.app.db.off('query', note);
  expect(listed).toEqual([{ slug: 'vereinsheim-mieten', title: 'Zuerst' }, ...rows]);
  const reads = statements.filter((sql) => sql.includes('from "own_pages"'));
  expect(reads).toEqual([expect.not.stringContaining('*')]);
});

describe('the address', () => {
  test('is made from the title, is the page alone, and may be chosen', async () => {
    const [one, two, own] = [await add(), await add(), await add({ slug: 'feiern' })];

    expect([one.slug, two.slug, own.slug]).toEqual(['vereinsheim-mieten', 'vereinsheim-mieten-2', 'feiern']);
    expect((await change(own.id, { slug: '' })).json()).toMatchObject({ slug: 'feiern' });
    const taken = await change(own.id, { slug: one.slug });
    expect(taken.json()).toMatchObject({ statusCode: 409, code: 'slug_taken', field: 'slug' });
  });

  test.each(['Groß', 'a/b', '-rand', 'kontakt', 'impressum', randomUUID()])('is not „%s“', async (slug) => {
    const { id } = await add();

    expect((await change(id, { slug })).json()).toMatchObject({ statusCode: 400, field: 'slug' });
  });

  test('of before leads to that of today, as long as the page is shown', async () => {
    const { id } = await add();
    await change(id, { slug: 'feiern' });

    const { statusCode, headers } = await visit('vereinsheim-mieten');
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([
      301,
      '/api/own-pages/feiern',
      'no-cache',
    ]);
    await change(id, { published: false });
    expect((await visit('vereinsheim-mieten')).statusCode).toBe(404);
  });
});

test('a stale version changes nothing', async () => {
  const { id, version } = await add();
  await change(id, { lead: 'Zuerst', version });

  const answer = await change(id, { lead: 'Zu spät', version });

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'stale_version', current: { lead: 'Zuerst' } });
});

test('each version is kept with who saved it, the newest first', async () => {
  const { id } = await add({ published: false, content: '<p>Eins</p>' });
  await change(id, { content: '<p>Zwei</p>', published: true });

  const versions = (await desk.send('GET', `/api/admin/own-pages/${id}/versions`)).json<OwnPageVersion[]>();

  expect(versions.map(({ content, published, savedBy }) => [content, published, typeof savedBy])).toEqual([
    ['<p>Zwei</p>', true, 'string'],
    ['<p>Eins</p>', false, 'string'],
  ]);
});

test('the secret link shows a draft as visitors will read it, until it is withdrawn', async () => {
  const { id } = await add({ published: false, lead: 'Bei {{Kurzname}}' });
  const address = `/api/admin/own-pages/${id}/preview`;
  const open = ({ path }: ArticlePreview) =>
    desk.send('GET', `/api/own-pages/preview/${path.split('/').at(-1)}`, undefined, '');
  const link = (await desk.send('POST', address)).json<ArticlePreview>();

  expect(link.path).toMatch(/^\/seiten\/vorschau\/[\w-]{32}$/);
  const answer = await open(link);
  expect(answer.json<OwnPage>()).toMatchObject({ published: false, lead: expect.not.stringContaining('{{') as string });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

  const renewed = (await desk.send('PUT', address, { path: link.path })).json<ArticlePreview>();
  expect((await open(link)).statusCode).toBe(410);
  expect((await open(renewed)).statusCode).toBe(200);
  await desk.send('DELETE', address);
  expect((await open(renewed)).statusCode).toBe(410);
});

test('the secret link ends when its page is deleted, and stays ended when the page comes back', async () => {
  const { id } = await add({ published: false });
  const address = `/api/admin/own-pages/${id}/preview`;
  const { path } = (await desk.send('POST', address)).json<ArticlePreview>();
  const open = async () => (await desk.app.inject(`/api/own-pages/preview/${path.split('/').at(-1)}`)).statusCode;
  expect(await open()).toBe(200);

  await desk.send('DELETE', `/api/own-pages/${id}`);
  expect(await open()).toBe(410);
  await desk.send('POST', `/api/own-pages/${id}/restore`);
  expect(await open()).toBe(410);

  expect((await desk.send('POST', address)).json<ArticlePreview>().path).not.toBe(path);
});

test.each([
  ['hidden', { published: false }],
  ['planned for later', { published: false, publishAt: '2099-05-01T18:00:00Z' }],
])('the secret link ends when its page, which was public, is %s, and may be made anew', async (_, change) => {
  const { id } = await add({ published: true });
  const address = `/api/admin/own-pages/${id}/preview`;
  const open = async ({ path }: ArticlePreview) =>
    (await desk.app.inject(`/api/own-pages/preview/${path.split('/').at(-1)}`)).statusCode;
  const former = (await desk.send('POST', address)).json<ArticlePreview>();

  await desk.send('PATCH', `/api/own-pages/${id}`, change);
  expect(await open(former)).toBe(410);

  const link = (await desk.send('POST', address)).json<ArticlePreview>();
  await desk.send('PATCH', `/api/own-pages/${id}`, { title: 'Noch ein Entwurf' });
  expect(await open(link)).toBe(200);
});

test('a page that a backup holds as deleted, with its link, comes back without it', async () => {
  const { id } = await add({ published: false });
  await desk.send('POST', `/api/admin/own-pages/${id}/preview`);
  // A restore puts rows in place while triggers are silent.
  await desk.app.db.raw('ALTER TABLE own_pages DISABLE TRIGGER USER');
  await desk.app.db('own_pages').where({ id }).update({ deleted_at: desk.app.db.fn.now() });
  await desk.app.db.raw('ALTER TABLE own_pages ENABLE TRIGGER USER');

  await desk.send('POST', `/api/own-pages/${id}/restore`);

  expect(await desk.app.db('own_pages').where({ id }).first('preview_token', 'deleted_at')).toEqual({
    preview_token: null,
    deleted_at: null,
  });
});
