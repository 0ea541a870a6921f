import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaLibrary } from '../../../test/media-library.ts';
import { buildApi } from '../../app.ts';
import type { MediaDetail } from '../../contract/index.ts';

const library = mediaLibrary();
const { send, form, makeFile, upload, list, article } = library;

test('a picture that one instance deletes while another brings it back is either there or can come back', async () => {
  const other = await buildApi({ ...library.config });
  const headers = { cookie: library.cookie };
  const { id, url: first } = await upload();
  const bytes = (await library.app.inject(first)).rawPayload;
  await send('DELETE', `/api/media/${id}`);

  for (let round = 0; round < 5; round += 1) {
    const restore = other.inject({ method: 'POST', url: `/api/media/${id}/restore`, headers });
    const [deleted, restored] = await Promise.all([send('DELETE', `/api/media/${id}`), restore]);

    expect([
      [404, 200],
      [204, 200],
    ]).toContainEqual([deleted.statusCode, restored.statusCode]);
    const { url, deleted_at: deletedAt } = await library.app.db('media').where({ id }).first('url', 'deleted_at');
    expect(deletedAt === null).toBe(deleted.statusCode === 404);
    const place = deletedAt === null ? url : `/api/admin/media/${id}/file`;
    for (const app of [library.app, other]) {
      expect((await app.inject({ url: place, headers })).rawPayload).toEqual(bytes);
      expect((await app.inject(url)).statusCode).toBe(deletedAt === null ? 200 : 404);
    }
    if (deletedAt === null) await send('DELETE', `/api/media/${id}`);
  }
  await other.close();
});

describe('DELETE /api/media/:id', () => {
  test('takes the picture, its file and every size of it from everybody', async () => {
    const { id, url } = await upload();
    expect((await library.app.inject(`/optimize-image${url}?w=16`)).statusCode).toBe(200);

    expect((await send('DELETE', `/api/media/${id}`)).statusCode).toBe(204);

    expect((await send('GET', `/api/admin/media/${id}`)).statusCode).toBe(404);
    expect((await library.app.inject(url)).statusCode).toBe(404);
    expect((await library.app.inject(`/optimize-image${url}?w=16`)).statusCode).toBe(404);
    expect(await library.app.db('media_addresses')).toMatchObject([{ url, file_removed: true }]);
    expect((await list()).total).toBe(0);
    expect((await send('PATCH', `/api/media/${id}`, { alt: 'Neu' })).statusCode).toBe(404);
    expect((await form('PUT', `/api/media/${id}/file`, [['file', await makeFile()]])).statusCode).toBe(404);
  });

  test('a deleted picture has no address: only editors see it, to bring it back', async () => {
    const { id, url } = await upload();
    const bytes = (await library.app.inject(url)).rawPayload;
    await send('DELETE', `/api/media/${id}`);

    const { url: kept } = await library.app.db('media').where({ id }).first('url');
    for (const path of [kept, kept.replace('/objects/', '/banner-objects/'), `/optimize-image${kept}`])
      expect((await library.app.inject(path)).statusCode).toBe(404);
    expect(kept).not.toContain(id);
    const [item] = (await list('?deleted=true')).items;
    expect(item?.url).toBe(`/api/admin/media/${id}/file`);
    const shown = await send('GET', `/api/admin/media/${id}/file`);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'no-store',
    ]);
    expect(shown.rawPayload).toEqual(bytes);
    expect((await library.app.inject(`/api/admin/media/${id}/file`)).statusCode).toBe(401);
  });

  test('a picture that is not deleted has no second address', async () => {
    const { id } = await upload();

    expect((await send('GET', `/api/admin/media/${id}/file`)).statusCode).toBe(404);
  });

  test('sending a deleted picture again brings it back', async () => {
    const file = await makeFile();
    const { id } = await upload(file);
    await send('DELETE', `/api/media/${id}`);

    const again = await upload(file);

    expect(again.id).toBe(id);
    expect((await library.app.inject(again.url)).statusCode).toBe(200);
    expect((await list()).items).toMatchObject([{ id }]);
  });

  test('refuses while it is shown, and says where', async () => {
    const { id, url } = await upload();
    await article({ imageUrl: url });

    const answer = await send('DELETE', `/api/media/${id}`);

    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'picture_in_use',
      message: 'Das Bild wird noch an einer Stelle gezeigt.',
      usedIn: [{ kind: 'article', title: 'Derbysieg' }],
    });
    expect((await library.app.inject(url)).statusCode).toBe(200);
  });

  test('with force it is taken out of everything that shows it', async () => {
    const [one, other] = [await upload(), await upload()];
    const picture = (url: string) => `<img src="${url}" alt="" loading="lazy" />`;
    const { slug } = await article({
      imageUrl: one.url,
      content: `<p>Vor</p>${picture(one.url)}${picture(other.url)}<p>Nach</p>`,
    });
    const pictures = [one, other].map(({ url }) => ({ url, caption: null }));
    await send('POST', '/api/albums', { title: 'Camp', date: '2026-07-20', pictures, coverUrl: one.url });
    await send('POST', '/api/banners', { name: 'Weingut', placement: 'footer', imageUrl: one.url });

    expect((await send('DELETE', `/api/media/${one.id}?force=true`)).statusCode).toBe(204);

    const shown = (await library.app.inject(`/api/news/slug/${slug}`)).json<{ imageUrl: unknown; content: string }>();
    expect(shown.imageUrl).toBeNull();
    expect(shown.content).not.toContain(one.url);
    expect(shown.content).toContain(other.url);
    expect((await library.app.inject('/api/albums/camp')).json()).toMatchObject({
      count: 1,
      cover: { url: other.url },
    });
    expect((await library.app.inject('/api/banners/active/footer')).json()).toEqual([]);
  });
});

describe('POST /api/media/:id/restore', () => {
  test('brings a deleted picture back with all that is known of it; its old address leads to it', async () => {
    const { id, url } = await upload(await makeFile('tor.png'), 'Das Tor');
    const bytes = (await library.app.inject(url)).rawPayload;
    await send('DELETE', `/api/media/${id}`);
    expect((await list('?deleted=true')).items).toMatchObject([{ id, name: 'tor.png' }]);

    const answer = await send('POST', `/api/media/${id}/restore`);

    const back = answer.json<MediaDetail>();
    expect(back).toMatchObject({ id, name: 'tor.png', alt: 'Das Tor', usedIn: [] });
    expect((await library.app.inject(back.url)).rawPayload).toEqual(bytes);
    expect((await library.app.inject(url)).headers.location).toBe(back.url);
    expect((await list('?deleted=true')).total).toBe(0);
  });

  test('a picture whose file was lost before comes back as it was', async () => {
    const { id, url } = await upload();
    await rm(join(library.app.config.dataDir, url), { force: true });

    expect((await send('DELETE', `/api/media/${id}`)).statusCode).toBe(204);
    expect((await send('POST', `/api/media/${id}/restore`)).json()).toMatchObject({ id });
  });

  test('what is not deleted cannot be brought back', async () => {
    const { id } = await upload();

    expect((await send('POST', `/api/media/${id}/restore`)).statusCode).toBe(404);
  });
});
