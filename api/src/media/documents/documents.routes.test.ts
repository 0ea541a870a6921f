import { randomUUID } from 'node:crypto';
import type { Download, EditableDocument } from '../../contract/index.ts';
import { documentDesk } from '../../../test/document-desk.ts';
import { createArticle } from '../../../test/articles.ts';
import { signIn } from '../../../test/sign-in.ts';
import { docxFiles, makeArchive, makePdf, odtFiles } from './documents.fixture.ts';

const desk = documentDesk();
const { upload, store, replace, takeStock, listFiles } = desk;
const read = (id: string) => desk.send('GET', `/api/admin/documents/${id}`);
/** Files of any kind, and of the same length. */
const large = (megabytes: number) => Buffer.concat([makePdf(), Buffer.alloc(megabytes * 1024 * 1024)]);

describe('an upload', () => {
  test('is offered for download and never shown', async () => {
    const file = makePdf('Satzung');
    const answer = await upload([
      ['title', ' Satzung „2026“ '],
      ['file', new File([file], 'satzung_final(3).pdf')],
    ]);

    expect(answer.statusCode).toBe(201);
    const stored = answer.json<EditableDocument>();
    expect(stored).toMatchObject({
      title: 'Satzung „2026“',
      url: '/dateien/satzung-2026.pdf',
      name: 'satzung_final(3).pdf',
      type: 'pdf',
      bytes: file.length,
      onDownloads: false,
      usedIn: [],
    });
    const served = await desk.app.inject(stored.url);
    expect(served.rawPayload.equals(file)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="satzung-2026.pdf"; filename*=UTF-8\'\'Satzung%20%E2%80%9E2026%E2%80%9C.pdf',
      'content-length': String(file.length),
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox;/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    expect(await listFiles('incoming-documents')).toEqual([]);
  });

  test.each([
    ['docx', makeArchive(docxFiles()), /wordprocessingml/],
    ['odt', makeArchive(odtFiles()), /opendocument/],
  ])('is a %s by its content, whatever it is called', async (type, file, mime) => {
    const stored = (await upload([['file', new File([file], 'Antrag_neu.pdf')]])).json<EditableDocument>();

    expect(stored).toMatchObject({ title: 'Antrag neu', type, url: `/dateien/antrag-neu.${type}` });
    expect((await desk.app.inject(stored.url)).headers['content-type']).toMatch(mime);
  });

  test('whose row names a file elsewhere is not there', async () => {
    const { id, url } = await store('Satzung');
    await desk.app.db('documents').where({ id }).update({ file: '/documents/../release-secret' });

    expect((await desk.app.inject(url)).statusCode).toBe(404);
  });

  test('of the same file by the same person is the same document, also at the same time', async () => {
    const before = await listFiles('documents');
    const form = () => upload([['file', new File([makePdf('Zweimal')], 'a.pdf')]]);
    const answers = await Promise.all([form(), form()]);
    const ids = new Set(answers.map((answer) => answer.json<EditableDocument>().id));

    expect(ids.size).toBe(1);
    expect(await listFiles('documents')).toHaveLength(before.length + 1);
  });

  test('has a title without what nobody sees in it', async () => {
    const [named, titled] = [new File([makePdf('Eins')], 'Satzung\u202e.pdf'), new File([makePdf('Zwei')], 'b.pdf')];

    const answers = [
      await upload([['file', named]]),
      await upload([
        ['title', '\u202eAn\u200btrag'],
        ['file', titled],
      ]),
    ];

    expect(answers.map((answer) => answer.json<EditableDocument>().title)).toEqual(['Satzung', 'Antrag']);
  });

  test('with a title that another has gets an address of its own, also after that is deleted', async () => {
    const first = await store('Antrag');
    await desk.send('DELETE', `/api/documents/${first.id}`);

    const second = await store('Antrag', undefined, makePdf('Neu'));

    expect(second.url).toBe('/dateien/antrag-2.pdf');
  });

  test.each([
    ['a page called pdf', [['file', new File(['<html>'], 'satzung.pdf')]], 415, 'weder PDF noch DOCX'],
    ['macros called docx', [['file', new File([macros()], 'antrag.docx')]], 422, 'Makros'],
    ['no file', [['title', 'Satzung']], 400, 'fehlt'],
    [
      'an unknown field',
      [
        ['file', new File([makePdf()], 'a.pdf')],
        ['alt', 'x'],
      ],
      400,
      '„alt“ ist hier unbekannt',
    ],
    [
      'a title without end',
      [
        ['title', 'a'.repeat(121)],
        ['file', new File([makePdf()], 'a.pdf')],
      ],
      400,
      '120 Zeichen',
    ],
    ['more than 20 MB', [['file', new File([large(20)], 'a.pdf')]], 413, 'höchstens 20 MB'],
  ] satisfies [string, [string, string | Blob][], number, string][])(
    'of %s is refused and leaves nothing',
    async (_, fields, statusCode, message) => {
      const before = await takeStock();

      const answer = await upload(fields);

      expect(answer.json()).toMatchObject({ statusCode, message: expect.stringContaining(message) });
      expect(await takeStock()).toEqual(before);
    },
  );

  test('that breaks off leaves nothing', async () => {
    const before = await takeStock();
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/documents',
      headers: { cookie: desk.cookie, 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    });

    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'invalid_form' });
    expect(await takeStock()).toEqual(before);
  });

  test('is for editors', async () => {
    const form = async (cookie: string) =>
      (await upload([['file', new File([makePdf()], 'a.pdf')]], cookie)).statusCode;

    expect([await form(''), await form(await signIn(desk.app, 'trainer'))]).toEqual([401, 403]);
  });
});

describe('GET /dateien/{file}', () => {
  test('answers 304 to who has it, and the part that is asked for', async () => {
    const file = makePdf();
    const { url } = await store('Satzung', undefined, file);
    const { headers } = await desk.app.inject(url);
    const ask = (more: Record<string, string>) => desk.app.inject({ url, headers: more });

    expect((await ask({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    const part = await ask({ range: 'bytes=5-7', 'if-range': String(headers.etag) });
    expect(part).toMatchObject({ statusCode: 206, body: file.toString('latin1', 5, 8) });
    expect(part.headers).toMatchObject({ 'content-range': `bytes 5-7/${file.length}`, 'content-length': '3' });
    expect(await ask({ range: 'bytes=999999-' })).toMatchObject({ statusCode: 416 });
    expect((await ask({ range: 'bytes=5-7', 'if-range': '"other"' })).statusCode).toBe(200);
    expect(await desk.app.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 200, body: '' });
  });

  test.each([
    '/dateien/satzung.docx',
    '/dateien/nichts.pdf',
    '/dateien/satzung',
    '/dateien/..%2frelease-secret',
    '/dateien/%2e%2e%2fsatzung.pdf',
  ])('%s is answered with 404', async (url) => {
    await store('Satzung');

    const answer = await desk.app.inject(url);

    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'not_found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('another file for a document', () => {
  test('has its address, and the old one is gone', async () => {
    const others = await listFiles('documents');
    const before = await store('Satzung');
    const [former] = (await listFiles('documents')).filter((name) => !others.includes(name));
    const etag = String((await desk.app.inject(before.url)).headers.etag);
    const file = makePdf('Satzung, geändert');

    const answer = await replace(before.id, file, before.version);

    expect(answer.json()).toMatchObject({ url: before.url, bytes: file.length, version: 2, name: 'neu.pdf' });
    const served = await desk.app.inject({ url: before.url, headers: { 'if-none-match': etag } });
    expect([served.statusCode, served.rawPayload.equals(file)]).toEqual([200, true]);
    const files = await listFiles('documents');
    expect(files).toHaveLength(others.length + 1);
    expect(files).not.toContain(former);
    // The same once more: its answer got lost.
    expect((await replace(before.id, file, before.version)).json()).toMatchObject({ version: 2 });
  });

  test('is found by its own name, and no longer by that of the old one', async () => {
    const { id } = await store('Satzung', { description: 'Beschlossen im März' });
    await desk.app.db('documents').where({ id }).update({ name: 'satzung_alt.pdf' });

    await replace(id, makePdf('Satzung, geändert'));

    const found = async (search: string) =>
      (await desk.send('GET', `/api/admin/documents?search=${search}`)).json<{ total: number }>().total;
    expect([await found('neu.pdf'), await found('satzung.pdf'), await found('beschlossen')]).toEqual([1, 0, 1]);
  });

  test('renews the size in the links to it, and no version of what links', async () => {
    const { id, url } = await store('Satzung');
    const link = (size: string) => `<p><a href="${url}">Unsere Satzung (PDF, ${size})</a> und (PDF, 1 KB)</p>`;
    const article = await createArticle(desk.app, { content: link('1 KB') });
    const file = Buffer.concat([makePdf().subarray(0, 9), Buffer.alloc(1_300_000, 32), makePdf()]);

    expect((await replace(id, file)).statusCode).toBe(200);

    const now = (await desk.send('GET', `/api/admin/news/${article.id}`)).json();
    expect(now).toMatchObject({ content: link('1,2 MB'), version: article.version });
  });

  test('is refused when it is of another kind, hostile, or came too late', async () => {
    const { id, version } = await store('Satzung');
    const before = await takeStock();
    const answers = [
      await replace(id, makeArchive(docxFiles()), version),
      await replace(id, Buffer.from('<html>'), version),
      await replace(id, makePdf('zu spät'), version - 1),
    ];

    expect(answers.map((answer) => answer.json().code)).toEqual([
      'other_document_type',
      'unknown_document',
      'stale_version',
    ]);
    expect(await takeStock()).toEqual(before);
  });
});

describe('a document that is deleted', () => {
  test('is gone at once and comes back as it was', async () => {
    const { id, url } = await store('Satzung');

    expect((await desk.send('DELETE', `/api/documents/${id}`)).statusCode).toBe(204);
    expect((await desk.app.inject(url)).statusCode).toBe(404);
    expect((await read(id)).statusCode).toBe(404);
    expect((await desk.send('POST', `/api/documents/${id}/restore`)).json()).toMatchObject({ url });
    expect((await desk.app.inject(url)).statusCode).toBe(200);
  });

  test('says first what leads to it: texts, buttons, whatever holds its address', async () => {
    const { id, url } = await store('Satzung');
    await store('Alte Satzung', { description: `ersetzt durch ${url}` });
    const article = await createArticle(desk.app, {
      title: 'Neue Satzung',
      content: `<p><a href="${url}">hier</a></p>`,
    });
    await desk.app.db('banners').insert({ ...banner, link_url: `https://verein.example${url}` });
    await createArticle(desk.app, { content: `<p><a href="/dateien/alte${url.slice(8)}">dort</a></p>` });

    const refused = await desk.send('DELETE', `/api/documents/${id}`);

    const usedIn = [
      { kind: 'banners', id: expect.any(String), title: 'Sommerfest', isDeleted: false },
      { kind: 'news', id: article.id, title: 'Neue Satzung', isDeleted: false },
    ];
    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'document_in_use', usedIn });
    expect(refused.json().message).toContain('„Neue Satzung“');
    expect((await read(id)).json()).toMatchObject({ usedIn });
    expect((await desk.send('DELETE', `/api/documents/${id}?force=true`)).statusCode).toBe(204);
    expect((await desk.send('POST', `/api/documents/${id}/restore?force=true`)).statusCode).toBe(200);
  });
});

describe('GET /api/documents', () => {
  const shown = async () => await desk.read<EditableDocument[]>('/api/documents');

  test('lists what editors show, in their order, and the club says that there is something', async () => {
    await store('Nur verlinkt');
    const first = await store('Satzung', { onDownloads: true, group: 'Verein', description: 'Fassung von 2026' });
    const second = await store('Antrag', { onDownloads: true });
    await desk.send('PUT', '/api/documents/order', { ids: [second.id, first.id] });

    const downloads = await shown();

    expect(downloads.map(({ title }) => title)).toEqual(['Antrag', 'Satzung']);
    expect(downloads[1]).toEqual({
      id: first.id,
      title: 'Satzung',
      description: 'Fassung von 2026',
      group: 'Verein',
      url: first.url,
      type: 'pdf',
      bytes: first.bytes,
      filedAt: first.filedAt,
    });
    expect(await desk.read('/api/settings')).toMatchObject({ hasDownloads: true });
  });

  test.each([
    [500, undefined],
    [501, true],
  ])('of %i documents it lists 500, and says whether more follow', async (count, moreFollow) => {
    const { id } = await store('Satzung', { onDownloads: true });
    const row = await desk.app.db('documents').where({ id }).first();
    const others = Array.from({ length: count - 1 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      file: `${row.file}-${index}`,
      slug: `${row.slug}-${index}`,
      sort_order: 1000 + index,
    }));
    await desk.app.db.batchInsert('documents', others, 100);

    const downloads = await desk.read<Download[]>('/api/documents');

    expect(downloads).toHaveLength(500);
    expect(downloads.at(-1)?.moreFollow).toBe(moreFollow);
    expect(downloads.slice(0, -1).filter((item) => 'moreFollow' in item)).toEqual([]);
  });

  test('is answered with 404 while there is none', async () => {
    const { id } = await store('Satzung', { onDownloads: true });
    await desk.send('DELETE', `/api/documents/${id}`);

    expect(await shown()).toMatchObject({ statusCode: 404 });
    expect(await desk.read('/api/settings')).not.toHaveProperty('hasDownloads');
  });
});

test('editors search by title, description and file name', async () => {
  await store('Satzung', { description: 'Fassung von 2026' });
  await store('Beitragsordnung');
  const find = async (search: string) =>
    (await desk.send('GET', `/api/admin/documents?search=${search}&sort=name`)).json<{ total: number }>().total;

  expect([await find('fassung'), await find('beitragsordnung.pdf'), await find('antrag')]).toEqual([1, 1, 0]);
});

const banner = { name: 'Sommerfest', image_url: '/objects/a.jpg', placement: 'footer', sort_order: 1, search_text: '' };

function macros(): Buffer {
  return makeArchive(docxFiles([{ name: 'word/vbaProject.bin', content: 'Sub AutoOpen' }]));
}
