import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { readToEnd } from '../http/sent-file.ts';
import {
  Activation,
  ErrorAnswer,
  LiveUses,
  Pin,
  PublishQuery,
  Registry,
  ReleaseOutcome,
  Rollback,
  SectionHealth,
  SectionHistory,
  SectionName,
  Version,
  Withdrawal,
} from '../contract/index.ts';
import { createBillsOfMaterials } from './bill-of-materials.ts';
import { createReleaseHealth } from './health/release-health.ts';
import { describeHistory } from './describe-history.ts';
import { receiveRelease, UPLOAD_LIMITS } from './receive-release.ts';
import { author } from './release-author.ts';
import { InvalidReleaseError } from './release-errors.ts';
import type { ReleaseRegistry } from './release-registry.ts';
import type { ReleaseStore } from './release-store.ts';
import { carriesReleaseToken } from './release-token.ts';
import type { ReleaseService } from './release.service.ts';
import { createReleasesRepository } from './releases.repository.ts';
import { createLiveUses } from './skew/live-uses.ts';
import { requireSectionToken } from './require-section-token.ts';
import { OfSection } from './section-address.ts';
import { createSectionKeysRepository } from './section-keys.repository.ts';
import { createSectionOriginsRepository } from './section-origins.repository.ts';
import { createSectionTokensRepository } from './section-tokens.repository.ts';
import { trialRoutes } from './trials/trials.routes.ts';
import type { TrialService } from './trials/trials.service.ts';

type Options = {
  service: ReleaseService;
  trials: TrialService;
  registry: ReleaseRegistry;
  store: ReleaseStore;
  secret: string;
};

const OfVersion = Type.Object({ section: SectionName, version: Version }, { additionalProperties: false });

/**
 * `/api/releases`: the live registry and what it uses of the API for everybody, the rest for holders of a section's
 * token; an administrator who is signed in may also see and roll back versions.
 */
export const releaseRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { service, trials, registry, store, secret } = options;
  const releases = createReleasesRepository(app.db);
  const tokens = createSectionTokensRepository(app.db);
  const keys = createSectionKeysRepository(app.db);
  const origins = createSectionOriginsRepository(app.db);
  const { bytes: fileSize, files, descriptorBytes: fieldSize } = UPLOAD_LIMITS;
  await app.register(multipart, { limits: { fileSize, files, fieldSize, fields: 1 } });

  app.decorateRequest('sectionToken', null);
  /** The section is the one in the path or in the query, not yet validated. */
  const onRequest = async (request: FastifyRequest) => {
    const { section } = { ...(request.query as { section?: string }), ...(request.params as { section?: string }) };
    const { authorization } = request.headers;
    if (carriesReleaseToken(authorization, secret, String(section))) return;
    request.sectionToken = await requireSectionToken(tokens, authorization, String(section));
  };

  const requireAdmin = app.requireRole('admin');
  /** A browser sends cookies, a pipeline its token. */
  const onDeskRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization === undefined && request.headers.cookie) await requireAdmin(request, reply);
    else await onRequest(request);
  };
  const onLiveChange = async (request: FastifyRequest, reply: FastifyReply) => {
    await onDeskRequest(request, reply);
    if (request.signedInUser) await app.requireProof(request, reply);
  };

  app.get('/', { schema: { response: { 200: Registry, '4xx': ErrorAnswer } } }, () => registry.current());

  const liveUses = createLiveUses(store.folder);
  app.get('/uses', { schema: { response: { 200: Type.Array(LiveUses), '4xx': ErrorAnswer } } }, () =>
    liveUses(registry.current()),
  );

  app.get(
    '/history',
    {
      schema: { querystring: OfSection, response: { 200: SectionHistory } },
      onRequest: onDeskRequest,
    },
    async ({ query: { section } }) => {
      const { revision, knownOrigins, releases: history } = await releases.findHistory(section);
      const known = { allowed: await origins.findAllowed(section), keys: await keys.findOf(section) };
      return { section, revision, knownOrigins, releases: await describeHistory(history, store, known) };
    },
  );

  const billOfMaterials = createBillsOfMaterials({ releases, store });
  app.get(
    '/:section/:version/bom',
    { schema: { params: OfVersion, response: { 200: Type.String() } }, onRequest: onDeskRequest },
    async ({ params: { section, version } }, reply) =>
      reply
        .type('application/vnd.cyclonedx+json')
        .header('content-disposition', `attachment; filename="${section}-${version}.cdx.json"`)
        .send(await billOfMaterials(section, version)),
  );

  const health = createReleaseHealth(app.db);
  app.get(
    '/health',
    { schema: { querystring: OfSection, response: { 200: SectionHealth } }, onRequest: onDeskRequest },
    async ({ query: { section } }) => {
      const { errors, ...fared } = await health.describe(section);
      const named = errors.map(async (error) => ({
        ...error,
        stack: error.stack && (await app.releases.nameSources(error.stack)),
      }));
      return { ...fared, errors: await Promise.all(named) };
    },
  );

  await app.register(trialRoutes, { trials, onRequest: onDeskRequest, onLiveChange });

  app.post(
    '/:section',
    {
      schema: {
        consumes: ['multipart/form-data'],
        params: OfSection,
        querystring: PublishQuery,
        response: { 200: ReleaseOutcome, 201: ReleaseOutcome },
      },
      onRequest,
    },
    async (request, reply) => {
      const { activate = true, expected, origin, commit, dirty, ancestry, notes, signature, ...said } = request.query;
      if (activate && expected === undefined) throw new AppError(400, 'expected_missing', EXPECTED_MISSING);
      const received = await store.createIncoming();
      try {
        // The parts of a client that is gone already would never end.
        if (request.raw.destroyed) throw new InvalidReleaseError('Die Übertragung ist abgebrochen.');
        const descriptor = await receiveRelease(request.parts(), received);
        requireSection(descriptor.name, request.params.section);
        // While it came the token may have ended.
        await onRequest(request);
        const outcome = await service.publish({
          descriptor,
          received,
          source: { origin: origin ?? null, commit: commit ?? null, dirty: dirty ?? false },
          ancestry: ancestry ?? 'unknown',
          activate,
          expected,
          said,
          by: author(request),
          notes,
          signature,
        });
        return await reply.code(outcome.isNew ? 201 : 200).send(outcome);
      } finally {
        await drain(request.raw);
        await store.discard(received);
      }
    },
  );

  app.post(
    '/:section/activate',
    {
      schema: { params: OfSection, body: Activation, response: { 200: ReleaseOutcome } },
      onRequest: onLiveChange,
    },
    (request) => {
      const { version, expected, ...said } = request.body;
      return service.activate({ version, expected, said, ...request.params, by: author(request) });
    },
  );

  app.post(
    '/:section/rollback',
    {
      schema: { params: OfSection, body: Rollback, response: { 200: ReleaseOutcome } },
      onRequest: onLiveChange,
    },
    (request) => service.rollBack({ ...request.body, ...request.params, by: author(request) }),
  );

  app.post(
    '/:section/withdraw',
    { schema: { params: OfSection, body: Withdrawal, response: { 200: ReleaseOutcome } }, onRequest },
    (request) => service.withdraw({ ...request.body, ...request.params, by: author(request) }),
  );

  app.post(
    '/:section/pin',
    { schema: { params: OfSection, body: Pin, response: { 200: Pin } }, onRequest },
    async ({ body, params }) => {
      await service.pin({ ...body, ...params });
      return body;
    },
  );
};

/** Drains the rest of a refused request: the sender receives the answer, and the connection can close. */
async function drain(upload: IncomingMessage): Promise<void> {
  readToEnd(upload);
  await finished(upload).catch(() => undefined);
}

const EXPECTED_MISSING = '„expected“ fehlt: die Revision des Moduls, wie /api/releases/history sie nennt.';

function requireSection(name: string, section: string): void {
  if (name !== section)
    throw new InvalidReleaseError(`Der Descriptor ist von ${name}, veröffentlicht wird ${section}.`);
}
