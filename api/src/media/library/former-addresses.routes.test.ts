import type {
  EditableAlbum,
  EditableArticle,
  EditableSettings,
  EditableSponsor,
  EditableTeam,
  Picture,
  Upload,
} from '../../contract/index.ts';
import { editMeanwhile } from '../../../test/edit-meanwhile.ts';
import { mediaLibrary } from '../../../test/media-library.ts';
import { signIn } from '../../../test/sign-in.ts';

const library = mediaLibrary();
const { send, form, makeFile, upload, uploadUnanswered, detail, list } = library;

const ARTICLE = { title: 'Derbysieg', category: 'verein' };
const publish = (url: string) =>
  send('POST', '/api/news', { ...ARTICLE, content: `<p>Tor</p><img src="${url}" alt="">`, published: true });
/** Puts another file behind a picture; returns it with the address that it had before. */
const replaced = async (picture: Pick<Upload, 'id' | 'url'>, children?: string) => {
  const answer = await form('PUT', `/api/media/${picture.id}/file`, [
    ...(children ? [['children', children] as [string, string]] : []),
    ['file', await makeFile()],
  ]);
  expect(answer.statusCode).toBe(200);
  return { id: picture.id, former: picture.url };
};
const contentOf = async (id: string) => (await send('GET', `/api/admin/news/${id}`)).json<EditableArticle>().content;

describe('a text that names the former address of a replaced picture', () => {
  test('does not appear before somebody has answered for the new file', async () => {
    const { id, former } = await replaced(await uploadUnanswered());

    expect((await publish(former)).json()).toMatchObject({ code: 'pictures_unanswered', pictures: [{ id }] });
    await send('POST', '/api/media/answers', { ids: [id], children: 'none' });
    expect((await publish(former)).statusCode).toBe(201);
  });

  test('shows it to visitors, so consent is not said to be missing in passing', async () => {
    const { id, former } = await replaced(await upload(), 'none');
    await publish(former);

    const answer = await send('POST', '/api/media/answers', { ids: [id], children: 'missing' });

    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'picture_in_use' });
    expect(await detail(id)).toMatchObject({ children: 'none', usedIn: [{ title: 'Derbysieg' }], uses: 1 });
    expect((await list('?use=unused')).items).toEqual([]);
  });

  test('stays without the picture when that goes', async () => {
    const { id, former } = await replaced(await upload(), 'none');
    const article = (await publish(former)).json<EditableArticle>();

    expect((await send('DELETE', `/api/media/${id}`)).statusCode).toBe(409);
    expect((await send('POST', `/api/media/${id}/withdrawal`)).statusCode).toBe(204);

    expect(await contentOf(article.id)).toBe('<p>Tor</p>');
  });

  test('goes on showing what visitors saw before anybody was asked', async () => {
    const { id, former } = await replaced(await upload(), 'none');
    await publish(former);
    await library.app.db('media').where({ id }).update({ children: null });

    await library.app.db.raw('SELECT adopt_picture_answers()');

    expect(await detail(id)).toMatchObject({ children: null, shownBefore: true });
  });
});

describe('a form that was open while its picture was replaced', () => {
  const NAMES: Readonly<Record<string, string>> = { news: 'imageUrl', sponsors: 'logoUrl', teams: 'imageUrl' };
  test.each([
    ['news', { ...ARTICLE, content: '<p>Tor</p>' }],
    ['sponsors', { name: 'Weingut Muster' }],
    ['teams', { name: 'C-Jugend' }],
  ])('saves %s with the picture as it is now', async (resource, values) => {
    const picture = await upload();
    const written = { ...values, [NAMES[resource] ?? '']: picture.url };
    const { id } = (await send('POST', `/api/${resource}`, written)).json<{ id: string }>();
    await replaced(picture, 'none');

    const saved = (await send('PATCH', `/api/${resource}/${id}`, written)).json<{ image: Picture }>();

    expect(saved.image).toMatchObject({ url: (await detail(picture.id)).url });
  });

  test('saves a sponsor with the picture as it is now that had been replaced before, too', async () => {
    const { id } = await replaced(await upload(), 'none');
    const { former } = await replaced(await detail(id), 'none');

    const { logoUrl } = (
      await send('POST', '/api/sponsors', { name: 'Imkerei', logoUrl: former })
    ).json<EditableSponsor>();

    expect(logoUrl).toBe((await detail(id)).url);
  });

  test('saves a trainer with the portrait as it is now', async () => {
    const picture = await upload();
    const written = { name: 'D-Jugend', trainer: { name: 'Kim Muster', role: 'Trainer', imageUrl: picture.url } };
    const { id } = (await send('POST', '/api/teams', written)).json<EditableTeam>();
    await replaced(picture, 'none');

    const saved = (await send('PATCH', `/api/teams/${id}`, written)).json<EditableTeam>();

    expect(saved.trainer?.image).toMatchObject({ url: (await detail(picture.id)).url });
  });

  test('saves the crest that the icons are drawn from', async () => {
    const picture = await upload();
    await replaced(picture, 'none');

    const admin = await signIn(library.app, 'admin');
    const read = await send('GET', '/api/admin/settings', undefined, admin);
    const { updatedAt: _, ...facts } = read.json<EditableSettings>();
    const saved = await send('PUT', '/api/settings', { ...facts, crestUrl: picture.url }, admin);

    expect(saved.json()).toMatchObject({ crestUrl: (await detail(picture.id)).url });
  });

  test('saves an article with the pictures of its text as they are now', async () => {
    const picture = await upload();
    await replaced(picture, 'none');

    const { id } = (await publish(picture.url)).json<EditableArticle>();

    expect(await contentOf(id)).toContain(`src="${(await detail(picture.id)).url}"`);
  });

  test('saves an album with the picture as it is now', async () => {
    const picture = await upload();
    const pictures = [{ url: picture.url, caption: 'Tor' }];
    const written = { title: 'Camp', date: '2026-07-20', pictures, coverUrl: picture.url };
    const { id } = (await send('POST', '/api/albums', written)).json<EditableAlbum>();
    await replaced(picture, 'none');

    const saved = (await send('PATCH', `/api/albums/${id}`, written)).json<EditableAlbum>();

    const { url } = await detail(picture.id);
    expect(saved).toMatchObject({ count: 1, coverUrl: url, cover: { url }, pictures: [{ url, caption: 'Tor' }] });
  });
});

describe('a picture of an article that is being saved', () => {
  const article = () => library.article({ content: '<p>Tor</p>' });
  /** Lets something happen to a picture after the request that shows it has begun, and before it writes. */
  const savedAfter = async (happens: (picture: Upload) => Promise<unknown>) => {
    const [{ id }, picture] = [await article(), await upload()];
    const content = `<p>Tor</p><img src="${picture.url}" alt="">`;
    const answer = await editMeanwhile(
      library.app.db,
      (trx) => trx('articles').where({ id }).forUpdate().first('id'),
      () => send('PATCH', `/api/news/${id}`, { content }),
      () => happens(picture),
    );
    expect(answer.statusCode).toBe(200);
    return { picture, content: await contentOf(id) };
  };

  test('is shown at its present address when it was replaced meanwhile', async () => {
    const { picture, content } = await savedAfter((each) => replaced(each, 'none'));

    expect(content).toContain(`src="${(await detail(picture.id)).url}"`);
  });

  test('is left out when its consent was withdrawn meanwhile', async () => {
    const { content } = await savedAfter(({ id }) => send('POST', `/api/media/${id}/withdrawal`));

    expect(content).toBe('<p>Tor</p>');
  });
});

describe('the former address of a replaced picture', () => {
  const addressAt = async (former: string, headers = {}) =>
    (await library.app.inject({ url: former, headers })).headers.location;
  const urlOf = async (id: string) => (await detail(id)).url;

  test('leads visitors to the new file once somebody has answered for it, and editors at once', async () => {
    const { id, former } = await replaced(await upload());
    const variant = `/optimize-image${former}?w=16`;

    expect([await addressAt(former), await addressAt(variant)]).toEqual([undefined, undefined]);
    expect(await addressAt(former, { cookie: library.cookie })).toBe(await urlOf(id));
    await send('POST', '/api/media/answers', { ids: [id], children: 'none' });
    expect([await addressAt(former), await addressAt(variant)]).toEqual([
      await urlOf(id),
      `/optimize-image${await urlOf(id)}?w=16`,
    ]);
  });

  test('leads on however it is spelt', async () => {
    const { id, former } = await replaced(await upload(), 'none');
    const spelt = former.replace(/\.(?=\w+$)/, '%2e').replace('objects/2', 'objects/%32');
    const current = await urlOf(id);

    expect(await addressAt(spelt)).toBe(current);
    expect(await addressAt(`/optimize-image${spelt}?w=16&f=jpeg`)).toBe(`/optimize-image${current}?w=16&f=jpeg`);
  });

  test('of a logo, for which nobody is asked, leads on', async () => {
    const { id, former } = await replaced(await uploadUnanswered());
    await send('POST', '/api/sponsors', { name: 'Bäckerei', tier: 'main', logoUrl: await urlOf(id) });

    expect(await addressAt(former)).toBe(await urlOf(id));
  });
});
