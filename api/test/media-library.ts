import type { MediaDetail, MediaPage, Upload } from '../src/contract/index.ts';
import { makePicture } from '../src/media/pictures.fixture.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createArticle } from './articles.ts';
import { sendForm, type FormField } from './send-form.ts';
import { signIn } from './sign-in.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** An API for the tests of one file, whose library an editor fills and each test finds empty. */
export function mediaLibrary() {
  let api: TestApp;
  let editor: string;
  beforeAll(async () => {
    api = await createTestApp();
    editor = await signIn(api.app, 'editor');
  });
  afterEach(async () => {
    for (const table of ['articles', 'slides', 'banners', 'albums', 'media', 'media_addresses'])
      await api.app.db(table).delete();
    await api.app.contentRevision.refresh();
  });
  afterAll(() => api.close());

  const send = (method: Method, url: string, payload?: object, cookie = editor) =>
    api.app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
  const form = (method: 'POST' | 'PUT', url: string, fields: FormField[], cookie = editor) =>
    sendForm(api.app, method, url, fields, { cookie });

  let size = 20;
  /** A picture unlike all others. */
  const makeFile = async (name = 'bild.png', format: 'png' | 'jpeg' = 'png') => {
    const bytes = await makePicture({ width: (size += 2), height: 20 })
      .toFormat(format)
      .toBuffer();
    return new File([bytes], name);
  };
  const upload = async (file?: File, alt = '') =>
    (
      await form('POST', '/api/uploads', [
        ['alt', alt],
        ['file', file ?? (await makeFile())],
      ])
    ).json<Upload>();

  return {
    get app() {
      return api.app;
    },
    send,
    form,
    makeFile,
    upload,
    list: async (query = '') => (await send('GET', `/api/admin/media${query}`)).json<MediaPage>(),
    detail: async (id: string) => (await send('GET', `/api/admin/media/${id}`)).json<MediaDetail>(),
    article: (values: { content?: string; imageUrl?: string | null }) =>
      createArticle(api.app, { title: 'Derbysieg', published: true, ...values }),
  };
}
