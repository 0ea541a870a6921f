import { rm } from 'node:fs/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorAnswer, ById, MediaDetail, Upload, UploadHeaders } from '../../contract/index.ts';
import { createLibraryRepository } from '../library/library.repository.ts';
import { createMediaRepository } from '../library/media.repository.ts';
import type { MediaService } from '../library/media.service.ts';
import { PICTURE_LIMITS } from '../pictures/picture-limits.ts';
import { receiveForm } from './upload-form.ts';
import { createUploadGate } from './upload-gate.ts';

const consumes = ['multipart/form-data'];

/** Pictures that come in. Expects `@fastify/multipart`. */
export const uploadRoutes: FastifyPluginAsyncTypebox<{ media: MediaService }> = async (app, { media }) => {
  const passGate = createUploadGate(PICTURE_LIMITS.uploadsAtOnce, 'Bilder');
  const known = createMediaRepository(app.db);
  const library = createLibraryRepository(app.db);
  const onRequest = app.requireRole('editor');
  const onUpload = app.requireRole('trainer');

  // One picture in the field `file`, its alternative text in `alt`; with `purpose` „logo“ it may be a drawing (SVG),
  // from editors. Sending it again, with the same `Idempotency-Key` or without, answers the same picture.
  app.post(
    '/api/uploads',
    { schema: { consumes, headers: UploadHeaders, response: { 201: Upload, 503: ErrorAnswer } }, onRequest: onUpload },
    async (request) => {
      const { user } = request;
      const key = request.headers['idempotency-key'];
      const before = key && (await known.findByKey(user.id, key));
      if (before) {
        request.raw.resume();
        return before;
      }
      const upload = await passGate(user, async () => {
        const { path, alt, name, isLogo = false } = await receiveForm(request, media.incoming);
        const picture = {
          file: path,
          alt,
          name,
          uploadedBy: user.id,
          mayBeDrawing: isLogo && request.user.role !== 'trainer',
        };
        try {
          return await media.storePicture(picture);
        } finally {
          await rm(path, { force: true });
        }
      });
      if (key) await known.rememberKey(user.id, key, upload.id);
      return upload;
    },
  );

  // Another file for a picture, in `file`; the `version` that was read guards against overwriting, `children` says
  // whether the new one shows any.
  app.put(
    '/api/media/:id/file',
    {
      schema: { consumes, params: ById, response: { 200: MediaDetail, 503: ErrorAnswer } },
      onRequest,
    },
    async (request) => {
      const { id } = request.params;
      await library.find(id);
      await passGate(request.user, async () => {
        const { path, version, children } = await receiveForm(request, media.incoming);
        const replacement = { file: path, ...(version !== undefined && { version }), ...(children && { children }) };
        try {
          return await media.replacePicture(id, replacement, request.user);
        } finally {
          await rm(path, { force: true });
        }
      });
      return library.find(id);
    },
  );
};
