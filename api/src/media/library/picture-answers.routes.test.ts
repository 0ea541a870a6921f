import { mediaLibrary } from '../../../test/media-library.ts';
import { createPicture } from '../../../test/pictures.ts';
import { createTeam } from '../../../test/sport.ts';
import { signIn } from '../../../test/sign-in.ts';
import type {
  EditableArticle,
  EditablePage,
  EditableSettings,
  Overview,
  PictureToAnswer,
} from '../../contract/index.ts';
import { answerPictures } from '../../editing/picture-answers.ts';
import { editArticles } from '../../news/edited-articles.ts';
import { createOwnPagesRepository } from '../../pages/own-pages.repository.ts';
import { PICTURE_PLACES } from './picture-places.ts';

const library = mediaLibrary();
const { send, form, makeFile, upload, uploadUnanswered, list, detail } = library;

type Answer = Awaited<ReturnType<typeof send>>;
type Refusal = { code: string; message: string; pictures: PictureToAnswer[] };

const write = async (method: 'POST' | 'PATCH', url: string, payload: object) => send(method, url, payload);
const idOf = (answer: Answer) => answer.json<{ id: string }>().id;
const team = async () =>
  (await library.app.db('teams').first<{ id: string } | undefined>('id'))?.id ?? (await createTeam(library.app)).id;

/** For each place that shows pictures: how editors publish a picture there, one way after the other. */
const WAYS: Readonly<Record<string, Readonly<Record<string, (url: string) => Promise<Answer>>>>> = {
  'articles.image_url': {
    'a new article': (imageUrl) => write('POST', '/api/news', { ...ARTICLE, published: true, imageUrl }),
    'a draft that is published': async (imageUrl) => {
      const id = idOf(await write('POST', '/api/news', { ...ARTICLE, imageUrl }));
      return write('PATCH', `/api/news/${id}`, { published: true });
    },
    'an article that appears later': (imageUrl) =>
      write('POST', '/api/news', { ...ARTICLE, status: 'scheduled', publishAt: '2099-01-01T10:00:00Z', imageUrl }),
  },
  'articles.content': {
    'a published article whose text gets a picture': async (url) => {
      const id = idOf(await write('POST', '/api/news', { ...ARTICLE, published: true }));
      return write('PATCH', `/api/news/${id}`, { content: `<p>Tor</p><img src="${url}" alt="">` });
    },
  },
  'pages.image_url': {
    'a page': (imageUrl) => write('PATCH', '/api/pages/geschichte', { imageUrl }),
    'a hidden page that is shown': async (imageUrl) => {
      await write('PATCH', '/api/pages/jugendarbeit', { isHidden: true });
      expect((await write('PATCH', '/api/pages/jugendarbeit', { imageUrl })).statusCode).toBe(200);
      return write('PATCH', '/api/pages/jugendarbeit', { isHidden: false });
    },
  },
  'pages.draft': {
    'a draft of a page that is published': async (imageUrl) => {
      expect((await write('PATCH', '/api/pages/geschichte/draft', { imageUrl })).statusCode).toBe(200);
      return write('PATCH', '/api/pages/geschichte', { imageUrl });
    },
  },
  'pages.content': {
    'the text of a page': (url) => write('PATCH', '/api/pages/geschichte', { content: `<img src="${url}" alt="">` }),
  },
  'own_pages.image_url': {
    'a new page of the club': (imageUrl) => write('POST', '/api/own-pages', { ...OWN_PAGE, published: true, imageUrl }),
    'a page of the club that is published': async (imageUrl) => {
      const id = idOf(await write('POST', '/api/own-pages', { ...OWN_PAGE, imageUrl }));
      return write('PATCH', `/api/own-pages/${id}`, { published: true });
    },
    'a page of the club that appears later': (imageUrl) =>
      write('POST', '/api/own-pages', { ...OWN_PAGE, publishAt: '2099-01-01T10:00:00Z', imageUrl }),
  },
  'own_pages.content': {
    'the text of a page of the club': (url) =>
      write('POST', '/api/own-pages', { ...OWN_PAGE, published: true, content: `<img src="${url}" alt="">` }),
  },
  'albums.pictures': {
    'a new album': (url) =>
      write('POST', '/api/albums', { ...ALBUM, published: true, pictures: [{ url, caption: null }] }),
    'an album that is published': async (url) => {
      const id = idOf(
        await write('POST', '/api/albums', { ...ALBUM, published: false, pictures: [{ url, caption: null }] }),
      );
      return write('PATCH', `/api/albums/${id}`, { published: true });
    },
  },
  'albums.cover_url': {
    'the cover of an album': (coverUrl) => write('POST', '/api/albums', { ...ALBUM, published: true, coverUrl }),
  },
  'teams.image_url': {
    'a team': async (imageUrl) => write('PATCH', `/api/teams/${await team()}`, { imageUrl }),
  },
  'teams.trainer': {
    'a trainer': async (imageUrl) =>
      write('PATCH', `/api/teams/${await team()}`, { trainer: { name: 'Kim Muster', role: 'Trainerin', imageUrl } }),
  },
  'slides.image_url': {
    'a slide': (imageUrl) => write('POST', '/api/sliders', { title: 'Ein Team', imageUrl }),
    'a slide that is switched on': async (imageUrl) => {
      const id = idOf(await write('POST', '/api/sliders', { title: 'Ein Team', imageUrl, active: false }));
      return write('PATCH', `/api/sliders/${id}`, { active: true });
    },
    'a deleted slide that comes back': async (imageUrl) => {
      const id = idOf(await write('POST', '/api/sliders', { title: 'Ein Team', imageUrl, active: false }));
      await send('DELETE', `/api/sliders/${id}`);
      await library.app.db('slides').where({ id }).update({ active: true });
      return send('POST', `/api/sliders/${id}/restore`);
    },
  },
  'banners.image_url': {
    'a banner': (imageUrl) => write('POST', '/api/banners', { name: 'Turnier', placement: 'footer', imageUrl }),
  },
  'board_members.image_url': {
    'a member of the board': (imageUrl) =>
      write('POST', '/api/board-members', { name: 'Kim', position: 'Kasse', imageUrl }),
  },
  'settings.advertising_image_url': {
    'the picture of the settings': (advertisingImageUrl) => writeSettings({ advertisingImageUrl }),
  },
};
/** Where nobody is asked: how editors publish a picture there that shows no people, as they say. */
const LOGO_WAYS: typeof WAYS = {
  'sponsors.logo_url': {
    'the logo of a sponsor': (logoUrl) => write('POST', '/api/sponsors', { ...SPONSOR, logoUrl }),
    'a sponsor who is switched on': async (logoUrl) => {
      const id = idOf(await write('POST', '/api/sponsors', { ...SPONSOR, logoUrl, active: false }));
      return write('PATCH', `/api/sponsors/${id}`, { active: true });
    },
  },
  'settings.crest_url': { 'the crest': (crestUrl) => writeSettings({ crestUrl }) },
};
const writeSettings = async (change: object) => {
  const cookie = await signIn(library.app, 'admin');
  const settings = (await send('GET', '/api/admin/settings', undefined, cookie)).json<EditableSettings>();
  const { updatedAt: _, ...facts } = settings;
  return send('PUT', '/api/settings', { ...facts, ...change }, cookie);
};
const FEED = '/api/news/feed.atom';
const SPONSOR = { name: 'Bäckerei', tier: 'main' };
const ARTICLE = { title: 'Derbysieg', content: '<p>Tor</p>', category: 'verein' };
const OWN_PAGE = { title: 'Vereinsheim', content: '<p>Zu mieten</p>' };
const ALBUM = { title: 'Sommerfest', date: '2026-11-23', pictures: [] };

const columnsOf = (places: typeof PICTURE_PLACES) =>
  places.flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`));
const guarded = PICTURE_PLACES.filter(({ showsPeople }) => showsPeople !== false);
const namedWays = (ways: typeof WAYS) => Object.values(ways).flatMap((byName) => Object.entries(byName));

test('every place that may show people has its ways of publishing below; so have logos and crests', () => {
  expect(Object.keys(WAYS).toSorted()).toEqual(columnsOf(guarded).toSorted());
  const logos = PICTURE_PLACES.filter(({ showsPeople }) => showsPeople === false);
  expect(Object.keys(LOGO_WAYS).toSorted()).toEqual(columnsOf(logos).toSorted());
});

test.each(namedWays(WAYS))(
  '%s does not appear with a picture before somebody has answered for it',
  async (_, publish) => {
    const picture = await createPicture(library.app, { children: null });
    await library.app.db('media').where({ url: picture.url }).update({ name: 'tor.jpg' });

    const refused = await publish(picture.url);

    expect(refused.statusCode).toBe(409);
    const { code, message, pictures } = refused.json<Refusal>();
    expect(code).toBe('pictures_unanswered');
    expect(message).toBe('Das kann noch nicht erscheinen. Bei „tor.jpg“ ist noch offen, ob Kinder zu erkennen sind.');
    expect(pictures).toMatchObject([{ url: picture.url, children: null }]);

    await answerPictures(
      library.app.db,
      [pictures[0]?.id ?? ''],
      { children: 'consent', consentNote: 'Ordner 3' },
      null,
    );
    expect((await publish(picture.url)).statusCode).toBeLessThan(300);
  },
);

test.each(['missing', 'withdrawn'] as const)('a picture with consent „%s“ is refused, too', async (children) => {
  const { url } = await createPicture(library.app, { children });

  const refused = await write('POST', '/api/news', { ...ARTICLE, published: true, imageUrl: url });

  expect(refused.json<Refusal>().message).toBe(
    'Das kann noch nicht erscheinen. Auf einem Bild ohne Namen sind Kinder zu erkennen, und die Einwilligung der Eltern fehlt.',
  );
});

test('a crest that was refused before crests were looked at keeps no other setting from being saved', async () => {
  const { url } = await createPicture(library.app, { children: 'missing' });
  await library.app.db('settings').update({ crest_url: url });

  expect((await writeSettings({ founded: 1921 })).statusCode).toBe(200);

  await writeSettings({ crestUrl: null });
  expect((await writeSettings({ crestUrl: url })).statusCode).toBe(409);
});

describe.each(namedWays(LOGO_WAYS))('%s', (_, publish) => {
  const removeSponsors = () => library.app.db('sponsors').delete();
  beforeEach(removeSponsors);
  afterEach(removeSponsors);

  test('appears without a question, but not with a picture that was said to show children without consent', async () => {
    const picture = await uploadUnanswered();
    expect((await publish(picture.url)).statusCode).toBeLessThan(300);
    await writeSettings({ crestUrl: null });
    await library.app.db('sponsors').delete();
    await send('POST', '/api/media/answers', { ids: [picture.id], children: 'missing' });

    const refused = await publish(picture.url);

    expect(refused.json()).toMatchObject({
      statusCode: 409,
      code: 'pictures_unanswered',
      pictures: [{ id: picture.id }],
    });
  });

  test('does not appear with a picture whose consent was withdrawn, sent once more', async () => {
    const file = await makeFile();
    await send('POST', `/api/media/${(await uploadUnanswered(file)).id}/withdrawal`);
    const again = await uploadUnanswered(file);

    expect((await publish(again.url)).json()).toMatchObject({ statusCode: 409, code: 'pictures_unanswered' });
  });

  test('goes where consent is said to be missing, after a question, and takes no other file without one', async () => {
    const { id, url } = await uploadUnanswered();
    await publish(url);
    const answer = { ids: [id], children: 'missing' };
    const replace = async (...children: [string, string][]) =>
      form('PUT', `/api/media/${id}/file`, [...children, ['file', await makeFile()]]);

    expect((await replace(['children', 'missing'])).json()).toMatchObject({ code: 'pictures_unanswered' });
    expect((await replace()).statusCode).toBe(200);
    expect((await send('POST', '/api/media/answers', answer)).json()).toMatchObject({ code: 'picture_in_use' });
    expect((await send('POST', '/api/media/answers', { ...answer, force: true })).statusCode).toBe(204);

    expect((await list('?deleted=true')).items).toMatchObject([{ id, children: 'missing' }]);
    const [sponsor] = await library.app.db('sponsors').pluck<(string | null)[]>('logo_url');
    const { crestUrl } = await library.read<{ crestUrl: string | null }>('/api/settings');
    expect([sponsor ?? null, crestUrl]).toEqual([null, null]);
  });
});

test('a refused article is not half there, and stays a draft that can be edited', async () => {
  const { url } = await createPicture(library.app, { children: null });
  await write('POST', '/api/news', { ...ARTICLE, published: true, imageUrl: url });
  expect(await library.app.db('articles')).toEqual([]);

  const draft = (await write('POST', '/api/news', { ...ARTICLE, imageUrl: url })).json<EditableArticle>();
  expect((await write('PATCH', `/api/news/${draft.id}`, { title: 'Anders' })).statusCode).toBe(200);
});

test('an article and a page whose time has come wait while a picture is unanswered', async () => {
  const picture = await createPicture(library.app, { children: 'none' });
  const { id } = await editArticles(library.app.db).insert(
    { ...ARTICLE, status: 'scheduled', publishAt: '2099-01-01T10:00:00Z', imageUrl: picture.url },
    null,
  );
  await library.app.db('articles').where({ id }).update({ publish_at: '2020-01-01T10:00:00Z' });
  const page = await write('POST', '/api/own-pages', {
    ...OWN_PAGE,
    publishAt: '2099-01-01T10:00:00Z',
    imageUrl: picture.url,
  });
  await library.app
    .db('own_pages')
    .where({ id: idOf(page) })
    .update({ publish_at: '2020-01-01T10:00:00Z' });
  await library.app.db('media').update({ children: null });
  const kinds = [editArticles(library.app.db), createOwnPagesRepository(library.app.db, () => false)];
  const publishAll = () => Promise.all(kinds.map(({ publishDue }) => publishDue()));

  expect(await publishAll()).toEqual([0, 0]);
  await library.app.db('media').update({ children: 'none' });
  await publishAll();
  // The portal's own timer may have been there first.
  const rowOf = (table: string, rowId: string) => library.app.db(table).where({ id: rowId }).first();
  expect(await rowOf('articles', id)).toMatchObject({ status: 'published' });
  expect(await rowOf('own_pages', idOf(page))).toMatchObject({ published: true });
});

describe('POST /api/media/answers', () => {
  test('answers for many pictures at once, with a note where the paper lies', async () => {
    const [first, second] = [await uploadUnanswered(), await uploadUnanswered()];
    expect(first.children).toBeNull();
    const ids = [first.id, second.id];
    const paper = { consentNote: 'Ordner „Fotos“, Geschäftsstelle', consentDate: '2026-09-01' };

    expect((await send('POST', '/api/media/answers', { ids, children: 'consent', ...paper })).statusCode).toBe(204);

    expect(await detail(second.id)).toMatchObject({ children: 'consent', ...paper, shownBefore: false, version: 2 });
    await send('POST', '/api/media/answers', { ids: [first.id], children: 'none', ...paper });
    expect(await detail(first.id)).toMatchObject({ children: 'none', consentNote: null, consentDate: null });
  });

  test.each([
    [{ ids: [] }, 'ids'],
    [{ children: 'withdrawn' }, 'children'],
    [{ consentNote: 'x'.repeat(201) }, 'consentNote'],
    [{ consentDate: '2026-02-31' }, 'consentDate'],
  ])('%j is refused, and the answer names the field', async (values, field) => {
    const ids = ['0b7f4a52-6a53-4b7c-9e39-5f0a3f4a6d11'];
    const answer = await send('POST', '/api/media/answers', { ids, children: 'none', ...values });

    expect(answer.json()).toMatchObject({ statusCode: 400, field: expect.stringContaining(field) });
  });

  test('what visitors see without consent is only taken away when that is said', async () => {
    const picture = await upload();
    const article = await library.article({ imageUrl: picture.url });
    const answer = { ids: [picture.id], children: 'missing' };

    expect((await send('POST', '/api/media/answers', answer)).json()).toMatchObject({ code: 'picture_in_use' });
    expect((await send('POST', '/api/media/answers', { ...answer, force: true })).statusCode).toBe(204);

    expect((await list()).items).toEqual([]);
    expect((await send('GET', `/api/admin/news/${article.id}`)).json()).toMatchObject({ imageUrl: null });
  });
});

test('what visitors saw before anybody was asked stays, can be edited, and is counted until it is answered', async () => {
  const [shown, unused] = [await uploadUnanswered(), await uploadUnanswered()];
  await library.app.db('pages').where({ slug: 'geschichte' }).update({ image_url: shown.url });
  await library.app.db.raw('SELECT adopt_picture_answers()');
  const logo = await uploadUnanswered();
  await write('POST', '/api/sponsors', { name: 'Bäckerei', tier: 'main', logoUrl: logo.url });
  const open = async () => (await list('?missing=answer&sort=oldest')).items.map(({ id }) => id);
  const waiting = async () => ({
    items: (await list('?missing=shown')).items.map(({ id }) => id),
    total: (await send('GET', '/api/admin/overview')).json<Overview>().picturesToAnswer,
  });

  expect(await waiting()).toEqual({ items: [shown.id], total: 1 });
  // Nobody is asked about a logo.
  expect(await open()).toEqual([shown.id, unused.id]);
  const edited = await write('PATCH', '/api/pages/geschichte', { title: 'Chronik' });
  expect(edited.json<EditablePage>()).toMatchObject({ title: 'Chronik', imageUrl: shown.url });
  const refused = await write('PATCH', '/api/pages/jugendarbeit', { imageUrl: unused.url });
  expect(refused.json()).toMatchObject({ code: 'pictures_unanswered' });

  await send('POST', '/api/media/answers', { ids: [shown.id], children: 'none' });
  expect(await waiting()).toEqual({ items: [], total: 0 });
  expect(await open()).toEqual([unused.id]);
  await library.app.db('pages').where({ slug: 'geschichte' }).update({ image_url: null });
});

test('an answer for pictures of which one was deleted meanwhile is that for the others', async () => {
  const [gone, kept] = [await uploadUnanswered(), await uploadUnanswered()];
  await send('DELETE', `/api/media/${gone.id}`);
  const answer = { ids: [gone.id, kept.id], children: 'consent', consentNote: 'Ordner 3' };

  expect((await send('POST', '/api/media/answers', answer)).statusCode).toBe(204);

  expect(await detail(kept.id)).toMatchObject({ children: 'consent' });
  expect((await list('?deleted=true')).items).toMatchObject([{ id: gone.id, children: null, consentNote: null }]);
});

describe('POST /api/media/:id/withdrawal', () => {
  test('takes the picture and its variants away, also at its former address; articles stay', async () => {
    const picture = await upload(await makeFile('max-im-tor.png'), 'Max im Tor');
    const { id, slug } = await library.article({
      imageUrl: picture.url,
      content: `<p>Tor</p><img src="${picture.url}">`,
    });
    const variant = `/optimize-image${picture.url}?w=16`;
    const statusOf = async (url: string) => (await library.app.inject(url)).statusCode;
    expect(await statusOf(variant)).toBe(200);
    expect((await library.app.inject(FEED)).body).toContain(picture.url);

    expect((await send('POST', `/api/media/${picture.id}/withdrawal`)).statusCode).toBe(204);

    expect([await statusOf(picture.url), await statusOf(variant)]).toEqual([404, 404]);
    const article = await library.app.inject(`/api/news/slug/${slug}`);
    expect(article.json()).toMatchObject({ imageUrl: null, image: null, content: '<p>Tor</p>' });
    expect((await library.app.inject(FEED)).body).not.toContain(picture.url);
    expect(await library.read('/api/withdrawn-pictures')).toEqual([picture.url.slice('/objects/'.length)]);
    const log = await library.app.db('activity').where({ subject_id: picture.id, resource: 'media' });
    expect(log).toMatchObject([{ action: 'withdrawal', subject: null }]);
    expect(JSON.stringify(log)).not.toContain('Max');

    await send('POST', `/api/media/${picture.id}/restore`);
    expect(await detail(picture.id)).toMatchObject({ children: 'withdrawn' });
    expect(await statusOf(picture.url)).toBe(404);
    const again = await write('PATCH', `/api/news/${id}`, { imageUrl: (await detail(picture.id)).url });
    expect(again.json()).toMatchObject({ code: 'pictures_unanswered' });
  });

  test('is told to browsers that have kept a copy, whatever becomes of the picture', async () => {
    const picture = await upload();
    const withdrawn = () => library.read('/api/withdrawn-pictures');
    const key = picture.url.slice('/objects/'.length);
    await send('POST', `/api/media/${picture.id}/withdrawal`);

    await send('POST', `/api/media/${picture.id}/restore`);
    expect(await withdrawn()).toEqual([key]);
    await form('PUT', `/api/media/${picture.id}/file`, [
      ['children', 'none'],
      ['file', await makeFile()],
    ]);
    expect(await withdrawn()).toEqual([key]);
    await library.app.db('media').where({ id: picture.id }).delete();
    expect(await withdrawn()).toEqual([key]);
  });

  test('takes away what others have uploaded of the same file, and lets nobody upload it again unnoticed', async () => {
    const file = await makeFile('max.png');
    const [mine, moved] = [await upload(file), await upload(await makeFile())];
    const other = await signIn(library.app, 'editor');
    const send2 = async (cookie: string) =>
      (await form('POST', '/api/uploads', [['file', file]], cookie)).json<{ id: string; url: string }>();
    const theirs = await send2(other);
    await form('PUT', `/api/media/${moved.id}/file`, [
      ['children', 'none'],
      ['file', file],
    ]);
    await library.app.db('media').update({ children: 'none' });
    await library.article({ imageUrl: theirs.url });
    const untouched = await upload();

    expect((await send('POST', `/api/media/${mine.id}/withdrawal`)).statusCode).toBe(204);

    expect((await library.app.inject(theirs.url)).statusCode).toBe(404);
    expect((await list()).items.map(({ id }) => id)).toEqual([untouched.id]);
    expect((await list('?deleted=true')).items.map(({ children }) => children)).toEqual(Array(3).fill('withdrawn'));
    const again = await send2(await signIn(library.app, 'editor'));
    expect(await detail(again.id)).toMatchObject({ children: 'withdrawn' });
  });

  test('of a picture that is gone is answered with 404', async () => {
    const { id } = await upload();
    await send('POST', `/api/media/${id}/withdrawal`);

    expect((await send('POST', `/api/media/${id}/withdrawal`)).statusCode).toBe(404);
  });
});

test('another file for a picture that visitors see needs its own answer', async () => {
  const { id, url } = await upload();
  await library.article({ imageUrl: url });
  const replace = async (children: [] | [['children', string]]) =>
    form('PUT', `/api/media/${id}/file`, [...children, ['file', await makeFile()]]);

  expect((await replace([])).json()).toMatchObject({ code: 'pictures_unanswered' });
  expect((await library.app.inject(url)).statusCode).toBe(200);
  expect((await replace([['children', 'perhaps']])).json()).toMatchObject({ code: 'invalid_form' });
  expect((await replace([['children', 'none']])).json()).toMatchObject({ id, children: 'none' });
});
