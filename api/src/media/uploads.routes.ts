import { rm } from 'node:fs/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { ErrorAnswer, Upload } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import type { IncomingFolder } from './incoming-folder.ts';
import type { MediaService } from './media.service.ts';
import { PICTURE_LIMITS } from './picture-limits.ts';

/** `POST /api/uploads`: one picture in the field `file`, its alternative text in `alt`. */
export const uploadRoutes: FastifyPluginAsyncTypebox<{ media: MediaService }> = async (app, { media }) => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: PICTURE_LIMITS.uploadBytes, files: 1, fields: 4, parts: 5, fieldSize: 16 * 1024 },
  });

  app.post(
    '/api/uploads',
    {
      schema: { consumes: ['multipart/form-data'], response: { 201: Upload, '4xx': ErrorAnswer, 503: ErrorAnswer } },
      onRequest: app.requireRole('editor'),
    },
    async (request, reply) => {
      const { path, alt } = await receiveForm(request, media.incoming);
      try {
        return await reply.code(201).send(await media.storePicture({ file: path, alt, uploadedBy: request.user.id }));
      } finally {
        await rm(path, { force: true });
      }
    },
  );
};

/** Takes the form apart; when it is refused or breaks off, the file that came with it is gone again. */
async function receiveForm(request: FastifyRequest, incoming: IncomingFolder): Promise<{ path: string; alt: string }> {
  if (!request.isMultipart()) throw invalidForm('Bitte senden Sie das Bild als Formular mit dem Feld „file“.');
  let path: string | undefined;
  let alt = '';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') path = await receiveFile(part, incoming);
      else if (part.fieldname === 'alt') alt = readAlt(part.value);
      else throw invalidForm(`Das Feld „${part.fieldname.slice(0, 40)}“ ist hier unbekannt.`);
    }
    if (path === undefined) throw invalidForm('Es fehlt die Bilddatei im Feld „file“.');
    return { path, alt };
  } catch (error) {
    // Whoever is still sending should read the refusal instead of a broken connection.
    request.raw.unpipe();
    request.raw.resume();
    if (path !== undefined) await rm(path, { force: true });
    throw error;
  }
}

async function receiveFile({ fieldname, file }: MultipartFile, incoming: IncomingFolder): Promise<string> {
  if (fieldname !== 'file') {
    file.resume();
    throw invalidForm('Die Bilddatei gehört in das Feld „file“.');
  }
  const path = await incoming.receive(file);
  if (!file.truncated) return path;
  await rm(path, { force: true });
  const megabytes = PICTURE_LIMITS.uploadBytes / 1024 / 1024;
  throw new AppError(413, 'file_too_large', `Das Bild ist zu groß (höchstens ${megabytes} MB).`);
}

function readAlt(value: unknown): string {
  const alt = String(value).replace(/\s+/g, ' ').trim();
  if (alt.length <= PICTURE_LIMITS.altLength) return alt;
  throw invalidForm(`Der Alternativtext ist zu lang (höchstens ${PICTURE_LIMITS.altLength} Zeichen).`);
}

function invalidForm(message: string): AppError {
  return new AppError(400, 'invalid_form', message);
}
