import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, tryLater } from '../errors.ts';
import { isStorageAway } from '../storage/object-storage.ts';
import { isDatabaseAway, isInvalidValue } from '../database/database-errors.ts';
import { describeInvalidInput } from './invalid-input.ts';
import { isRefusal } from './security-log.ts';
import { isStorageFull } from '../folders/data-folder.ts';

/** One place decides every answer that is not a success: `{statusCode, code, message}`. */
export const errors = fp(
  async (app) => {
    app.setErrorHandler(async (error: FastifyError | AppError, request, reply) => {
      const failure = error instanceof AppError ? error : translate(error);
      if (failure.statusCode === 503) request.log.warn({ err: error.cause }, `${failure.code}: ${error.message}`);
      else if (failure.statusCode >= 500) request.log.error({ err: error }, 'request failed');
      if (isRefusal(failure)) request.refusal = failure.code;
      return sendFailure(reply, failure);
    });
    app.setNotFoundHandler(async (request, reply) => sendFailure(reply, unknownAddress(request)));
  },
  { name: 'errors', dependencies: ['security-log'] },
);

/** Sends `{statusCode, code, message}`, never to be cached. */
export function sendFailure(reply: FastifyReply, { statusCode, code, message, details, headers }: AppError) {
  return reply
    .code(statusCode)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ statusCode, code, message, ...details });
}

function unknownAddress(request: FastifyRequest): AppError {
  const path = request.url.split('?', 1)[0];
  return new AppError(404, 'not_found', `Unter ${request.method} ${path} gibt es nichts.`);
}

const KNOWN: Readonly<Record<string, [status: number, code: string, message: string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid_json', 'Die Anfrage enthält kein gültiges JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid_json', 'Die Anfrage ist leer, erwartet wird JSON.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', 'Die Anfrage ist zu groß.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'unsupported_media_type',
    'Die Anfrage muss JSON enthalten (Content-Type: application/json).',
  ],
  FST_FIELDS_LIMIT: [413, 'too_many_fields', 'Das Formular hat mehr Felder, als es hier gibt.'],
  FST_FILES_LIMIT: [413, 'too_many_files', 'Es sind zu viele Dateien auf einmal.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'too_large', 'Die Datei ist zu groß.'],
};

const STORAGE_FULL =
  'Auf dem Server ist kein Speicherplatz mehr frei, deshalb wurde nichts gespeichert. Bitte der Verwaltung Bescheid geben.';

function translate(error: FastifyError): AppError {
  if (error.validation) return describeInvalidInput(error);
  const known = KNOWN[error.code];
  if (known) return new AppError(...known);
  if (isBrokenForm(error))
    return new AppError(400, 'invalid_form', 'Das Formular ist unvollständig angekommen. Bitte noch einmal senden.');
  if (isInvalidValue(error)) return new AppError(400, 'invalid_input', 'Die Anfrage enthält einen ungültigen Wert.');
  if (isStorageAway(error))
    return tryLater(
      503,
      'storage_unavailable',
      'Der Speicher für Bilder und Releases ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.',
      5,
    );
  if (isDatabaseAway(error))
    return tryLater(
      503,
      'database_unavailable',
      'Die Datenbank ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.',
      5,
    );
  if (isStorageFull(error)) return new AppError(507, 'storage_full', STORAGE_FULL);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError(status, 'bad_request', 'Die Anfrage ist ungültig.');
  return new AppError(
    status >= 500 ? status : 500,
    'internal_error',
    'Das hat nicht geklappt. Bitte später noch einmal versuchen.',
  );
}

/** Messages of busboy, without a code, for a form that has no boundary or ends too early. */
const BROKEN = /^Multipart: Boundary not found$|unexpected end of multipart data$/i;
/** Node's message, with the code of a broken connection, for a body whose sender has hung up. */
const HUNG_UP = 'aborted';

/** Whether `error` says that a form or another body came incomplete, or was none. */
function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && (error.message === HUNG_UP || BROKEN.test(error.message));
}
