import type { MediaDetail, MediaPage, Upload } from '../src/contract/index.ts';
import { makePicture } from '../src/media/pictures/pictures.fixture.ts';
import { createArticle } from './articles.ts';
import { editorDesk } from './editor-desk.ts';
import { sendForm, type FormField } from './send-form.ts';

const TABLES = ['articles', 'slides', 'banners', 'albums', 'media', 'media_addresses'];

/** A library of pictures that an editor fills. */
export function mediaLibrary() {
  const desk = editorDesk({ emptied: TABLES });
  const { send } = desk;
  const form = (method: 'POST' | 'PUT', url: string, fields: FormField[], cookie = desk.cookie) =>
    sendForm(desk.app, method, url, fields, { cookie });

  let size = 20;
  /** A picture unlike all others. */
  const makeFile = async (name = 'bild.png', format: 'png' | 'jpeg' = 'png') => {
    const bytes = await makePicture({ width: (size += 2), height: 20 })
      .toFormat(format)
      .toBuffer();
    return new File([bytes], name);
  };
  const uploadUnanswered = async (file?: File, alt = '') =>
    (
      await form('POST', '/api/uploads', [
        ['alt', alt],
        ['file', file ?? (await makeFile())],
      ])
    ).json<Upload>();
  /** Shows no children. */
  const upload = async (file?: File, alt = '') => {
    const uploaded = await uploadUnanswered(file, alt);
    await desk.app.db('media').where({ id: uploaded.id }).update({ children: 'none' });
    return uploaded;
  };

  return Object.assign(desk, {
    form,
    makeFile,
    upload,
    uploadUnanswered,
    list: async (query = '') => (await send('GET', `/api/admin/media${query}`)).json<MediaPage>(),
    detail: async (id: string) => (await send('GET', `/api/admin/media/${id}`)).json<MediaDetail>(),
    article: (values: { content?: string; imageUrl?: string | null }) =>
      createArticle(desk.app, { title: 'Derbysieg', published: true, ...values }),
  });
}
