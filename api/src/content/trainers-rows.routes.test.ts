import { randomUUID } from 'node:crypto';
import { createArticle } from '../../test/articles.ts';
import { editorDesk, type Method } from '../../test/editor-desk.ts';
import { createPicture } from '../../test/pictures.ts';
import { createAccount, signInAccount } from '../../test/sign-in.ts';
import { createTwoTeams } from '../../test/sport.ts';
import type {
  Account,
  ArticlePreview,
  EditableAlbum,
  EditableArticle,
  EditableTeam,
  MediaDetail,
  MediaPage,
  Overview,
  PageOf,
  Picture,
  User,
} from '../contract/index.ts';

const desk = editorDesk({ emptied: ['articles', 'albums', 'media'], prepare: createTwoTeams });
const OWN = '1-mannschaft';
const OTHER = '2-mannschaft';

let trainer: string;
let trainerId: string;
beforeAll(async () => {
  const account = await createAccount(desk.app, 'trainer');
  trainerId = account.user.id;
  await desk.app.db('users_teams').insert({ user_id: trainerId, team: OWN });
  trainer = await signInAccount(desk.app, account);
});
beforeEach(() => letTrainersPublish(false));

const letTrainersPublish = (trainers_publish: boolean) => desk.app.db('settings').update({ trainers_publish });
const send = (method: Method, url: string, payload?: object) => desk.send(method, url, payload, trainer);
const statuses = async (...asked: [Method, string, object?][]) => {
  const found: number[] = [];
  for (const one of asked) found.push((await send(...one)).statusCode);
  return found;
};
const article = (category: string, values: object = {}) =>
  createArticle(desk.app, { category, status: 'draft', ...values });
const REPORT = { title: 'Derbysieg', content: '<p>2 : 1</p>', category: OWN };
const ALBUM = { title: 'Turnier', date: '2026-11-21', team: OWN, published: false };
const createAlbum = async (values: object = {}) =>
  (await desk.send('POST', '/api/albums', { ...ALBUM, ...values })).json<EditableAlbum>();
const findTeam = async (slug: string) =>
  (await desk.send('GET', '/api/admin/teams'))
    .json<PageOf<EditableTeam>>()
    .items.find((team) => team.slug === slug) as EditableTeam;
/** A picture that the trainer has uploaded. */
const ownPicture = async (values: Parameters<typeof createPicture>[1] = {}) => {
  const picture = await createPicture(desk.app, values);
  await desk.app.db('media').where({ url: picture.url }).update({ uploaded_by: trainerId });
  return picture;
};
const idOf = async ({ url }: Picture): Promise<string> =>
  (await desk.app.db('media').where({ url }).first<{ id: string }>('id')).id;
const listed = (...pictures: Picture[]) => pictures.map(({ url }) => ({ url, caption: null }));
const stored = (table: string) => desk.app.db(table).orderBy('id');

describe('news', () => {
  test('a trainer writes a report, hands it in, and an editor is told and publishes it', async () => {
    const { id } = (await send('POST', '/api/news', REPORT)).json<EditableArticle>();
    const overview = async () => (await desk.send('GET', '/api/admin/overview')).json<Overview>();
    expect(await overview()).toMatchObject({ drafts: { total: 1 } });

    expect((await send('PATCH', `/api/news/${id}`, { handedIn: true })).json()).toMatchObject({ handedIn: true });

    const { drafts, handedIn } = await overview();
    expect(drafts).toEqual({ total: 0, newest: [] });
    expect(handedIn).toEqual([{ resource: 'news', id, title: 'Derbysieg', at: expect.any(String), by: 'trainer' }]);
    const published = await desk.send('PATCH', `/api/news/${id}`, { status: 'published' });
    expect(published.json()).toMatchObject({ status: 'published', handedIn: false });
    expect(await overview()).not.toHaveProperty('handedIn');
  });

  test('a trainer asks for drafts that are handed in, or for those that are not', async () => {
    await article(OWN, { title: 'Noch daran' });
    await article(OWN, { title: 'Abgegeben', handedIn: true });
    const titles = async (query: string) =>
      (await send('GET', `/api/admin/news?${query}`)).json<PageOf<EditableArticle>>().items.map(({ title }) => title);

    expect(await titles('status=draft&handedIn=false')).toEqual(['Noch daran']);
    expect(await titles('status=draft&handedIn=true')).toEqual(['Abgegeben']);
  });

  test('without the leave of the club nothing that is public or will be is theirs to write', async () => {
    const { id } = await article(OWN);
    const [shown, planned] = [
      await article(OWN, { status: 'published' }),
      await article(OWN, { status: 'scheduled', publishAt: '2099-01-01T10:00:00Z' }),
    ];
    const before = await stored('articles');

    const answers = await statuses(
      ['POST', '/api/news', { ...REPORT, published: true }],
      ['POST', '/api/news', { ...REPORT, publishAt: '2099-01-01T10:00:00Z' }],
      ['PATCH', `/api/news/${id}`, { status: 'published' }],
      ['PATCH', `/api/news/${id}`, { publishAt: '2099-01-01T10:00:00Z' }],
      ['PATCH', `/api/news/${id}`, { status: 'archived' }],
      ['PATCH', `/api/news/${shown.id}`, { title: 'Anders' }],
      ['PATCH', `/api/news/${shown.id}`, { status: 'draft' }],
      ['PATCH', `/api/news/${planned.id}`, { status: 'draft', publishAt: null }],
      ['DELETE', `/api/news/${shown.id}`],
      ['DELETE', `/api/news/${planned.id}`],
    );

    expect(answers).toEqual(answers.map(() => 403));
    expect(await stored('articles')).toEqual(before);
    expect(await statuses(['GET', `/api/admin/news/${shown.id}`], ['DELETE', `/api/news/${id}`])).toEqual([200, 204]);
  });

  test('with it a trainer publishes, and changes what is public', async () => {
    await letTrainersPublish(true);
    expect((await send('GET', '/api/auth/user')).json<User>()).toMatchObject({ role: 'trainer', publishes: true });

    const { id } = (await send('POST', '/api/news', { ...REPORT, published: true })).json<EditableArticle>();

    expect(
      await statuses(
        ['PATCH', `/api/news/${id}`, { title: 'Anders' }],
        ['PATCH', `/api/news/${id}`, { category: OTHER }],
      ),
    ).toEqual([200, 403]);
    expect((await desk.app.inject(`/api/news/${id}`)).json()).toMatchObject({ title: 'Anders', category: OWN });
  });

  test('what is about other teams or the club is neither read nor written, nor moved there or from there', async () => {
    await letTrainersPublish(true);
    const [other, club] = [await article(OTHER), await article('verein', { status: 'published' })];
    const own = await article(OWN);
    const { path } = (await desk.send('POST', `/api/admin/news/${other.id}/preview`)).json<ArticlePreview>();
    const before = await stored('articles');

    const answers = await statuses(
      ['POST', '/api/news', { ...REPORT, category: OTHER }],
      ['POST', '/api/news', { ...REPORT, category: 'verein' }],
      ...[other.id, club.id].flatMap((id): [Method, string, object?][] => [
        ['GET', `/api/admin/news/${id}`],
        ['PATCH', `/api/news/${id}`, { title: 'Neu' }],
        ['PATCH', `/api/news/${id}`, { title: 'Neu', version: 99 }],
        ['PATCH', `/api/news/${id}`, { category: OWN }],
        ['PATCH', `/api/news/${id}`, { status: 'archived' }],
        ['DELETE', `/api/news/${id}`],
        ['GET', `/api/admin/news/${id}/versions`],
        ['POST', `/api/admin/news/${id}/preview`],
        ['PUT', `/api/admin/news/${id}/preview`, { path }],
        ['DELETE', `/api/admin/news/${id}/preview`],
      ]),
      ['PATCH', `/api/news/${own.id}`, { category: OTHER }],
      ['PATCH', `/api/news/${own.id}`, { category: 'verein' }],
    );

    expect(answers).toEqual(answers.map(() => 403));
    expect(await stored('articles')).toEqual(before);
    const stale = await send('PATCH', `/api/news/${other.id}`, { title: 'Neu', version: 99 });
    expect(stale.json()).not.toHaveProperty('current');
  });

  test('lists, searches and the bin show own ones only, and only those come back', async () => {
    await article(OTHER, { title: 'Geheimes Derby' });
    await article('verein', { title: 'Derby im Verein' });
    const own = await article(OWN, { title: 'Derby' });
    const deleted = [await article(OTHER, { title: 'Weg' }), await article(OWN, { title: 'Auch weg' })];
    for (const { id } of deleted) await desk.send('DELETE', `/api/news/${id}`);
    const titles = async (query: string) =>
      (await send('GET', `/api/admin/news${query}`)).json<PageOf<EditableArticle>>();

    for (const query of ['', '?search=derby', '?status=draft', '?limit=1', `?category=${OWN}`])
      expect(await titles(query)).toMatchObject({ items: [{ id: own.id }], total: 1 });
    expect(await titles(`?category=${OTHER}`)).toMatchObject({ items: [], total: 0 });
    expect(await titles('?deleted=true')).toMatchObject({ items: [{ title: 'Auch weg' }], total: 1 });
    expect(await statuses(...deleted.map(({ id }): [Method, string] => ['POST', `/api/news/${id}/restore`]))).toEqual([
      403, 200,
    ]);
    expect(await desk.app.db('articles').where({ id: deleted[0]?.id }).first('deleted_at')).toMatchObject({
      deleted_at: expect.any(Date),
    });
  });

  test('versions from when an article was about another team stay the editors’', async () => {
    const { id } = await article(OTHER, { title: 'Über die Zweite' });
    await desk.send('PATCH', `/api/news/${id}`, { title: 'Über die Erste', category: OWN });

    const versions = (await send('GET', `/api/admin/news/${id}/versions`)).json<{ title: string }[]>();

    expect(versions.map(({ title }) => title)).toEqual(['Über die Erste']);
    const preview = await send('POST', `/api/admin/news/${id}/preview`);
    expect(preview.json<ArticlePreview>().path).toMatch(/^\/vorschau\//);
  });

  test('who trains no team writes about none', async () => {
    await article(OWN);
    const idle = await signInAccount(desk.app, await createAccount(desk.app, 'trainer'));

    expect((await desk.send('GET', '/api/admin/news', undefined, idle)).json()).toMatchObject({ items: [], total: 0 });
    expect((await desk.send('POST', '/api/news', REPORT, idle)).statusCode).toBe(403);
  });
});

describe('albums', () => {
  test('a trainer makes one of the own team, hands it in, and leaves publishing to the editors', async () => {
    const picture = await ownPicture();
    const added = await send('POST', '/api/albums', { ...ALBUM, pictures: listed(picture), handedIn: true });
    expect(added.statusCode).toBe(201);
    const { id } = added.json<EditableAlbum>();
    expect((await desk.send('GET', '/api/admin/overview')).json()).toMatchObject({
      handedIn: [{ resource: 'albums', id, title: 'Turnier' }],
    });

    expect(
      await statuses(
        ['POST', '/api/albums', { ...ALBUM, published: true }],
        ['POST', '/api/albums', { title: 'Ohne Wort', date: '2026-11-21', team: OWN }],
        ['PATCH', `/api/albums/${id}`, { published: true }],
      ),
    ).toEqual([403, 403, 403]);
    await desk.send('PATCH', `/api/albums/${id}`, { published: true });
    expect(
      await statuses(
        ['PATCH', `/api/albums/${id}`, { published: false }],
        ['PATCH', `/api/albums/${id}`, { pictures: [] }],
        ['DELETE', `/api/albums/${id}`],
      ),
    ).toEqual([403, 403, 403]);
    await desk.send('DELETE', `/api/albums/${id}`);
    expect(await statuses(['POST', `/api/albums/${id}/restore`])).toEqual([403]);

    await letTrainersPublish(true);
    expect(
      await statuses(['POST', `/api/albums/${id}/restore`], ['PATCH', `/api/albums/${id}`, { published: false }]),
    ).toEqual([200, 200]);
    expect((await desk.send('GET', `/api/admin/albums/${id}`)).json()).toMatchObject({ handedIn: false });
  });

  test('those of other teams and of none are not theirs', async () => {
    await letTrainersPublish(true);
    const [other, club, own] = [
      await createAlbum({ team: OTHER }),
      await createAlbum({ team: null, title: 'Verein' }),
      await createAlbum(),
    ];
    const gone = await createAlbum({ team: OTHER, title: 'Gelöscht' });
    await desk.send('DELETE', `/api/albums/${gone.id}`);
    const before = await stored('albums');

    const answers = await statuses(
      ['POST', '/api/albums', { ...ALBUM, team: OTHER }],
      ['POST', '/api/albums', { ...ALBUM, team: null }],
      ...[other.id, club.id].flatMap((id): [Method, string, object?][] => [
        ['GET', `/api/admin/albums/${id}`],
        ['PATCH', `/api/albums/${id}`, { title: 'Neu', version: 99 }],
        ['PATCH', `/api/albums/${id}`, { team: OWN }],
        ['PATCH', `/api/albums/${id}`, { published: true }],
        ['DELETE', `/api/albums/${id}`],
      ]),
      ['PATCH', `/api/albums/${own.id}`, { team: OTHER }],
      ['PATCH', `/api/albums/${own.id}`, { team: null }],
      ['POST', `/api/albums/${gone.id}/restore`],
    );

    expect(answers).toEqual(answers.map(() => 403));
    expect(await stored('albums')).toEqual(before);
    expect((await send('GET', '/api/admin/albums?search=turnier')).json()).toMatchObject({
      items: [{ id: own.id }],
      total: 1,
    });
  });
});

describe('teams', () => {
  test('a trainer edits the page of the own team, but not what the editors decide', async () => {
    const { id, version } = await findTeam(OWN);
    const { url } = await ownPicture();
    const squad = [{ number: 1, position: 'Tor', name: 'Kim Beispiel' }];
    const coach = { name: 'Toni', role: 'Trainer', imageUrl: url, email: 'toni@verein.example', contactConsent: true };

    const answer = await send('PATCH', `/api/teams/${id}`, {
      subtitle: 'A-Klasse',
      season: '2026/27',
      imageUrl: url,
      trainer: coach,
      squad,
      ageGroup: 'Ü18',
      stadiumName: 'Nebenplatz',
      stadiumAddress: null,
      leagueTable: null,
      version,
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ subtitle: 'A-Klasse', squad, trainer: { email: 'toni@verein.example' } });
    const before = await stored('teams');
    const answers = await statuses(
      ['PATCH', `/api/teams/${id}`, { name: 'Die Erste' }],
      ['PATCH', `/api/teams/${id}`, { slug: 'die-erste' }],
      ['PATCH', `/api/teams/${id}`, { matchName: 'Wir' }],
      ['PATCH', `/api/teams/${id}`, { group: 'other' }],
      ['PATCH', `/api/teams/${id}`, { departmentId: null }],
      ['PATCH', `/api/teams/${id}`, { showsSquad: true, squad }],
      ['PUT', '/api/teams/order', { ids: [id] }],
      ['DELETE', `/api/teams/${id}`],
      ['POST', '/api/teams', { name: 'Neue' }],
      ['POST', `/api/teams/${id}/restore`],
    );
    expect(answers).toEqual(answers.map(() => 403));
    expect(await stored('teams')).toEqual(before);
  });

  test('other teams are neither listed nor read nor written', async () => {
    const { id } = await findTeam(OTHER);

    expect((await send('GET', '/api/admin/teams?search=mannschaft')).json()).toMatchObject({
      items: [{ slug: OWN }],
      total: 1,
    });
    expect(
      await statuses(
        ['GET', `/api/admin/teams/${id}`],
        ['PATCH', `/api/teams/${id}`, { subtitle: 'B-Klasse' }],
        ['PATCH', `/api/teams/${id}`, { subtitle: 'B-Klasse', version: 99 }],
      ),
    ).toEqual([403, 403, 403]);
    expect((await findTeam(OTHER)).subtitle).toBeNull();
  });
});

describe('pictures', () => {
  test('a trainer finds own uploads and what the own teams show, without what editors wrote about others', async () => {
    const [own, shown, hidden] = [await ownPicture(), await createPicture(desk.app), await createPicture(desk.app)];
    const ofOther = await createPicture(desk.app);
    const paper = { children: 'consent', consent_note: 'Ordner 3', consent_date: '2026-01-01' };
    await desk.app.db('media').whereIn('url', [own.url, shown.url]).update(paper);
    await article(OWN, { content: `<p>Tor</p><img src="${shown.url}" alt="" />` });
    await article(OTHER, { title: 'Geheim', imageUrl: ofOther.url, content: `<img src="${own.url}" alt="">` });

    const { items, total } = (await send('GET', '/api/admin/media')).json<MediaPage>();

    expect(total).toBe(2);
    expect(new Map(items.map(({ url, consentNote }) => [url, consentNote]))).toEqual(
      new Map([
        [own.url, 'Ordner 3'],
        [shown.url, null],
      ]),
    );
    expect((await send('GET', `/api/admin/media?url=${hidden.url}`)).json()).toMatchObject({ total: 0 });
    const detail = await send('GET', `/api/admin/media/${await idOf(own)}`);
    expect(detail.json<MediaDetail>().usedIn).toEqual([]);
    expect(
      await statuses(
        ['GET', `/api/admin/media/${await idOf(hidden)}`],
        ['GET', `/api/admin/media/${await idOf(ofOther)}`],
      ),
    ).toEqual([404, 404]);
  });

  test('a trainer describes and answers for own ones only, and takes none away', async () => {
    const [own, shown] = [await ownPicture({ children: null }), await createPicture(desk.app, { children: null })];
    await article(OWN, { imageUrl: shown.url });
    const [ownId, otherId] = [await idOf(own), await idOf(shown)];
    const answer = (ids: string[], more: object = {}): [Method, string, object] => [
      'POST',
      '/api/media/answers',
      { ids, children: 'none', ...more },
    ];

    expect(
      await statuses(
        ['PATCH', `/api/media/${ownId}`, { alt: 'Torjubel' }],
        ['PATCH', `/api/media/${otherId}`, { alt: 'Torjubel' }],
        answer([ownId]),
        answer([ownId, otherId]),
        answer([ownId], { children: 'missing', force: true }),
        ['DELETE', `/api/media/${ownId}`],
        ['POST', `/api/media/${ownId}/withdrawal`],
        ['POST', `/api/media/${ownId}/restore`],
        ['PUT', `/api/media/${ownId}/file`],
        ['GET', `/api/admin/media/${ownId}/file`],
      ),
    ).toEqual([200, 403, 204, 403, 403, 403, 403, 403, 403, 403]);
    expect(await desk.app.db('media').where({ id: otherId }).first()).toMatchObject({
      alt: 'Ein Ball',
      children: null,
    });
    expect(await desk.app.db('media').where({ id: ownId }).first()).toMatchObject({
      alt: 'Torjubel',
      children: 'none',
    });
  });

  test('a trainer shows own ones and those of the own teams, and nobody else’s', async () => {
    const [own, foreign, shown] = [await ownPicture(), await createPicture(desk.app), await createPicture(desk.app)];
    await article(OWN, { imageUrl: shown.url });
    const { id } = await findTeam(OWN);
    const image = ({ url }: Picture) => `<p>Tor</p><img src="${url}" alt="">`;
    const hidden = `<img src="&#x2f;objects/${foreign.url.slice('/objects/'.length)}" alt="">`;
    const former = `/objects/test/${randomUUID()}.png`;
    await desk.app.db('media_addresses').insert({ url: former, media_id: await idOf(foreign) });
    // Browsers leave such a part out, so that it is the same picture.
    const around = `/objects/./${foreign.url.slice('/objects/'.length)}`;
    const articles = async () => (await desk.app.db('articles').whereLike('content', '%/objects/%')).length;
    const before = await articles();

    expect(
      await statuses(
        ['POST', '/api/news', { ...REPORT, imageUrl: own.url, content: image(shown) }],
        ['POST', '/api/albums', { ...ALBUM, pictures: listed(own, shown) }],
        ['POST', '/api/news', { ...REPORT, imageUrl: foreign.url }],
        ['POST', '/api/news', { ...REPORT, imageUrl: former }],
        ['POST', '/api/news', { ...REPORT, content: image(foreign) }],
        ['POST', '/api/news', { ...REPORT, content: hidden }],
        ['POST', '/api/albums', { ...ALBUM, pictures: listed(own, foreign) }],
        ['POST', '/api/albums', { ...ALBUM, coverUrl: foreign.url }],
        ['PATCH', `/api/teams/${id}`, { imageUrl: foreign.url }],
        ['PATCH', `/api/teams/${id}`, { trainer: { name: 'Toni', role: 'Trainer', imageUrl: foreign.url } }],
        ['POST', '/api/news', { ...REPORT, imageUrl: around }],
        ['PATCH', `/api/teams/${id}`, { imageUrl: around }],
        ['POST', '/api/news', { ...REPORT, content: image({ ...foreign, url: around }) }],
      ),
    ).toEqual([201, 201, 403, 403, 403, 403, 403, 403, 403, 403, 400, 400, 201]);
    expect(await articles()).toBe(before + 1);
  });

  test('who hands in is asked about own pictures that nobody has answered for, and not about those of others', async () => {
    const [open, shown] = [await ownPicture({ children: null }), await createPicture(desk.app, { children: null })];
    await article(OWN, { imageUrl: shown.url });
    const content = `<p>Tor</p><img src="${open.url}" alt=""><img src="${shown.url}" alt="">`;
    const { id } = (await send('POST', '/api/news', { ...REPORT, content })).json<EditableArticle>();
    const album = { ...ALBUM, pictures: listed(open) };
    const handIns: [Method, string, object][] = [
      ['PATCH', `/api/news/${id}`, { handedIn: true }],
      ['POST', '/api/news', { ...REPORT, imageUrl: open.url, handedIn: true }],
      ['POST', '/api/albums', { ...album, handedIn: true }],
    ];

    for (const handIn of handIns)
      expect((await send(...handIn)).json()).toMatchObject({
        statusCode: 409,
        code: 'pictures_unanswered',
        message: expect.stringContaining('an die Redaktion'),
        pictures: [{ id: await idOf(open), children: null }],
      });
    expect(await statuses(['PATCH', `/api/news/${id}`, { title: 'Später' }], ['POST', '/api/albums', album])).toEqual([
      200, 201,
    ]);

    await send('POST', '/api/media/answers', { ids: [await idOf(open)], children: 'missing' });
    expect(await statuses(...handIns)).toEqual([200, 201, 201]);
  });

  test('who has handed in is asked about pictures that come later, when they are saved', async () => {
    const open = await ownPicture({ children: null });
    const report = (await send('POST', '/api/news', { ...REPORT, handedIn: true })).json<EditableArticle>();
    const album = (await send('POST', '/api/albums', { ...ALBUM, handedIn: true })).json<EditableAlbum>();
    const later: [Method, string, object][] = [
      ['PATCH', `/api/news/${report.id}`, { imageUrl: open.url }],
      ['PATCH', `/api/albums/${album.id}`, { pictures: listed(open) }],
    ];

    for (const save of later) {
      const pictures = [{ id: await idOf(open), children: null }];
      expect((await send(...save)).json()).toMatchObject({ statusCode: 409, code: 'pictures_unanswered', pictures });
    }
    expect((await send('PATCH', `/api/news/${report.id}`, { imageUrl: open.url, handedIn: false })).statusCode).toBe(
      200,
    );
  });

  test('nothing of a trainer’s appears with an unanswered picture either', async () => {
    await letTrainersPublish(true);
    const open = await ownPicture({ children: null });

    const refused = await send('POST', '/api/albums', { ...ALBUM, published: true, pictures: listed(open) });

    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'pictures_unanswered' });
  });
});

test('the leave of the club ends at once, and a team that is taken away does, too', async () => {
  await letTrainersPublish(true);
  const { id } = (await send('POST', '/api/news', { ...REPORT, published: true })).json<EditableArticle>();
  await letTrainersPublish(false);
  expect(await statuses(['PATCH', `/api/news/${id}`, { title: 'Neu' }])).toEqual([403]);

  await desk.app.db('users_teams').where({ user_id: trainerId }).delete();
  expect(await statuses(['GET', `/api/admin/news/${id}`])).toEqual([403]);
  await desk.app.db('users_teams').insert({ user_id: trainerId, team: OWN });
  expect((await send('GET', '/api/account')).json<Account>()).toMatchObject({ teams: ['1. Mannschaft'] });
});
