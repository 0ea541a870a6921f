import type { Method } from '../../../test/editor-desk.ts';
import { mediaLibrary } from '../../../test/media-library.ts';
import type { EditablePage, MediaDetail } from '../../contract/index.ts';
import { makePhonePhoto } from '../pictures/pictures.fixture.ts';

const library = mediaLibrary();
const { send, form, makeFile, upload, list, detail, article } = library;

describe('GET /api/admin/media', () => {
  test('finds pictures by file name, alternative text and credit, newest first', async () => {
    await upload(await makeFile('Torjubel Größe.png'));
    const { id } = await upload(await makeFile('b.png'), 'Die Kurve am Abend');
    await send('PATCH', `/api/media/${id}`, { credit: 'Anna Müller' });

    expect((await list()).items.map(({ name }) => name)).toEqual(['b.png', 'Torjubel Größe.png']);
    expect((await list('?search=GROESSE')).items).toMatchObject([{ name: 'Torjubel Größe.png' }]);
    expect((await list('?search=abend+kurve')).items).toMatchObject([{ id }]);
    expect((await list('?search=mueller')).items).toMatchObject([{ id, credit: 'Anna Müller' }]);
    expect(await list('?search=%25')).toMatchObject({ items: [], total: 0 });
  });

  test('narrows to photos, to what is unused, and to what lacks something', async () => {
    const photo = await upload(await makeFile('a.jpg', 'jpeg'), 'Ein Tor');
    const graphic = await upload(await makeFile('b.png'));
    await article({ imageUrl: photo.url });
    await send('POST', '/api/media/answers', { ids: [graphic.id], children: 'missing' });

    const found = async (query: string) => (await list(query)).items.map(({ name }) => name);
    expect(await found('?kind=photo')).toEqual(['a.jpg']);
    expect(await found('?kind=graphic')).toEqual(['b.png']);
    expect(await found('?use=unused')).toEqual(['b.png']);
    expect(await found('?use=used')).toEqual(['a.jpg']);
    expect(await found('?missing=alt')).toEqual(['b.png']);
    expect(await found('?missing=consent')).toEqual(['b.png']);
    await send('POST', '/api/media/answers', { ids: [graphic.id], children: 'consent' });
    expect(await found('?missing=consent')).toEqual([]);
  });

  test('finds the picture at an address, however many are newer', async () => {
    const { id, url } = await upload(await makeFile('alt.png'));
    await upload(await makeFile('neu.png'));

    expect(await list(`?limit=1&url=${encodeURIComponent(url)}`)).toMatchObject({ items: [{ id }], total: 1 });
    expect(await list('?url=/objects/nichts.png')).toMatchObject({ items: [], total: 0 });
  });

  test('sorts and comes in pages', async () => {
    for (const name of ['b.png', 'A.png', 'c.png']) await upload(await makeFile(name));

    expect((await list('?sort=name')).items.map(({ name }) => name)).toEqual(['A.png', 'b.png', 'c.png']);
    expect(await list('?sort=oldest&limit=2&page=2')).toMatchObject({
      items: [{ name: 'c.png' }],
      page: 2,
      pages: 2,
      total: 3,
    });
  });
});

describe('PATCH /api/media/:id', () => {
  test('changes what is known about a picture, and readers see its new text at once', async () => {
    const { id, url } = await upload(await makeFile(), 'Alt');
    const { slug } = await article({ imageUrl: url });
    await library.app.inject(`/api/news/slug/${slug}`);

    const change = { alt: 'Neu', credit: 'Presse', version: 1 };
    const answer = await send('PATCH', `/api/media/${id}`, change);

    expect(answer.json()).toMatchObject({ ...change, version: 2 });
    expect((await library.app.inject(`/api/news/slug/${slug}`)).json()).toMatchObject({ image: { alt: 'Neu' } });
  });

  test('a stale version is answered with the current picture and changes nothing', async () => {
    const { id } = await upload(await makeFile(), 'Erst');
    await send('PATCH', `/api/media/${id}`, { alt: 'Zweit', version: 1 });

    const answer = await send('PATCH', `/api/media/${id}`, { alt: 'Dritt', version: 1 });

    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'stale_version', current: { alt: 'Zweit' } });
    expect(await detail(id)).toMatchObject({ alt: 'Zweit', version: 2 });
  });

  test('a name and who took it can be taken away', async () => {
    const { id } = await upload();
    await send('PATCH', `/api/media/${id}`, { credit: 'Presse' });

    const answer = await send('PATCH', `/api/media/${id}`, { name: ' ', credit: null });

    expect(answer.json()).toMatchObject({ name: '', credit: null });
  });

  test.each([{}, { alt: '  ' }, { url: '/objects/x.png' }, { showsMinors: 'ja' }])('refuses %j', async (change) => {
    const { id } = await upload();

    expect((await send('PATCH', `/api/media/${id}`, change)).statusCode).toBe(400);
  });
});

describe('where a picture is used', () => {
  test('every kind of place is named', async () => {
    const { id, url } = await upload();
    await article({ imageUrl: url, content: `<p>Zwei</p><img src="/optimize-image${url}?w=300" alt="">` });
    await send('POST', '/api/sliders', { title: 'Ein Team', imageUrl: url });
    const banner = { name: 'Weingut', placement: 'footer', imageUrl: url.replace('/objects/', '/banner-objects/') };
    await send('POST', '/api/banners', banner);
    const album = { title: 'Camp', date: '2026-07-20', pictures: [{ url, caption: null }] };
    const { id: albumId } = (await send('POST', '/api/albums', album)).json<{ id: string }>();
    await send('DELETE', `/api/albums/${albumId}`);
    await send('PATCH', '/api/pages/geschichte', { content: `<p><img src="${url}" alt=""></p>` });

    expect((await detail(id)).usedIn).toEqual([
      { kind: 'album', id: albumId, title: 'Camp', isDeleted: true },
      expect.objectContaining({ kind: 'article', title: 'Derbysieg', isDeleted: false }),
      expect.objectContaining({ kind: 'banner', title: 'Weingut' }),
      expect.objectContaining({ kind: 'page', id: 'geschichte' }),
      expect.objectContaining({ kind: 'slide', title: 'Ein Team' }),
    ]);
    expect((await list()).items).toMatchObject([{ id, uses: 5 }]);
    await send('PATCH', '/api/pages/geschichte', { content: '<p>Ohne</p>' });
  });

  test('a draft of a page counts, and loses the picture that is deleted', async () => {
    const { id, url } = await upload();
    const content = `<p>Ein</p><img src="${url}" alt="" /><p>Bild</p>`;
    await send('PATCH', '/api/pages/jugendarbeit/draft', { imageUrl: url, content });
    expect((await detail(id)).usedIn).toEqual([expect.objectContaining({ kind: 'page', id: 'jugendarbeit' })]);

    expect((await send('DELETE', `/api/media/${id}?force=true`)).statusCode).toBe(204);

    const page = (await send('GET', '/api/admin/pages/jugendarbeit')).json<EditablePage>();
    expect(page.draft).toMatchObject({ imageUrl: null, content: '<p>Ein</p><p>Bild</p>' });
    await send('DELETE', '/api/pages/jugendarbeit/draft');
  });
});

describe('PUT /api/media/:id/file', () => {
  test('shows the new picture everywhere, and the former address leads to it', async () => {
    const before = await upload(await makeFile('a.png'), 'Das Tor');
    const { slug } = await article({ imageUrl: before.url, content: `<img src="${before.url}" alt="">` });
    await library.app.inject(`/optimize-image${before.url}?w=16`);

    const answer = await form('PUT', `/api/media/${before.id}/file`, [
      ['version', '1'],
      ['children', 'none'],
      ['file', new Blob([await makePhonePhoto()])],
    ]);

    const after = answer.json<MediaDetail>();
    expect(after).toMatchObject({ id: before.id, alt: 'Das Tor', name: 'a.png', width: 300, height: 400, version: 2 });
    expect(after.url).not.toBe(before.url);
    expect(after.url).toContain(before.id);
    const shown = (await library.app.inject(`/api/news/slug/${slug}`)).json<{ content: string }>();
    expect(shown).toMatchObject({ imageUrl: after.url, image: { height: 400 } });
    expect(shown.content).toContain(after.url);
    expect((await library.app.inject(before.url)).headers).toMatchObject({ location: after.url });
    const small = await library.app.inject(`/optimize-image${before.url}?w=16&q=50`);
    expect(small.headers).toMatchObject({ location: `/optimize-image${after.url}?w=16&q=50` });
  });

  test('sent again after a lost answer it is the same replacement', async () => {
    const { id } = await upload();
    const file = await makeFile();
    const replace = async () =>
      form('PUT', `/api/media/${id}/file`, [
        ['version', '1'],
        ['file', file],
      ]);
    const first = (await replace()).json<MediaDetail>();

    expect((await replace()).json()).toMatchObject({ url: first.url, version: 2 });
  });

  test('a former address follows a picture that is replaced twice, and ends with it', async () => {
    const { id, url } = await upload();
    for (let turn = 0; turn < 2; turn += 1)
      await form('PUT', `/api/media/${id}/file`, [
        ['children', 'none'],
        ['file', await makeFile()],
      ]);

    expect((await library.app.inject(url)).headers.location).toBe((await detail(id)).url);
    await send('DELETE', `/api/media/${id}`);
    expect((await library.app.inject(url)).statusCode).toBe(404);
  });

  test('a stale version and a file that is no picture change nothing and leave no file', async () => {
    const { id, url } = await upload();
    await send('PATCH', `/api/media/${id}`, { alt: 'Neu' });

    const stale = await form('PUT', `/api/media/${id}/file`, [
      ['file', await makeFile()],
      ['version', '1'],
    ]);
    const wrong = await form('PUT', `/api/media/${id}/file`, [['file', new File(['<svg/>'], 'a.png')]]);

    expect(stale.json()).toMatchObject({ statusCode: 409, current: { alt: 'Neu' } });
    expect(wrong.statusCode).toBe(415);
    expect(await detail(id)).toMatchObject({ url, version: 2 });
    expect((await library.app.inject(url)).statusCode).toBe(200);
  });
});

const UNKNOWN = '/api/media/00000000-0000-4000-8000-000000000000';
test.each<[Method, string, object | undefined]>([
  ['GET', '/api/admin/media', undefined],
  ['GET', UNKNOWN.replace('/api', '/api/admin'), undefined],
  ['PATCH', UNKNOWN, { alt: 'x' }],
  ['DELETE', UNKNOWN, undefined],
  ['POST', `${UNKNOWN}/restore`, undefined],
])('%s %s asks visitors to sign in', async (method, url, payload) => {
  expect((await send(method, url, payload, '')).statusCode).toBe(401);
});

test.each<[Method, string, object | undefined]>([
  ['GET', UNKNOWN.replace('/api', '/api/admin'), undefined],
  ['PATCH', UNKNOWN, { alt: 'x' }],
  ['DELETE', UNKNOWN, undefined],
  ['POST', `${UNKNOWN}/restore`, undefined],
])('%s %s finds nothing', async (method, url, payload) => {
  expect((await send(method, url, payload)).json()).toMatchObject({ statusCode: 404, code: 'not_found' });
});
