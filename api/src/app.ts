import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { activityLog } from './activity/activity-log.ts';
import { activityRoutes } from './activity/activity.routes.ts';
import { albumRoutes } from './albums/albums.routes.ts';
import { contentRevision } from './answers/content-revision.ts';
import { createFinishedAnswers, type FinishedAnswers } from './answers/finished-answers.ts';
import { publicCache } from './answers/public-cache.ts';
import { accountRoutes } from './auth/account.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { forgottenRoutes } from './auth/forgotten.routes.ts';
import { linkRoutes } from './auth/link.routes.ts';
import { passkeyRoutes } from './auth/passkey.routes.ts';
import { rescueRoutes } from './auth/rescue.routes.ts';
import { secondFactorRoutes } from './auth/second-factor.routes.ts';
import { usersRoutes } from './auth/users.routes.ts';
import { backupRoutes } from './backup/backup.routes.ts';
import { demoRemovalRoutes } from './backup/demo-removal.routes.ts';
import { withDocuments } from './backup/picture-files.ts';
import type { PictureFiles } from './backup/picture-files.ts';
import { createSafeguard } from './backup/safeguard.ts';
import { browserErrorRoutes } from './browser-errors/browser-errors.routes.ts';
import { serverErrors } from './browser-errors/server-errors.ts';
import type { Config } from './config.ts';
import { kindRoutes } from './content/kind-routes.ts';
import { declaredKinds } from './content/kinds.ts';
import type { Database } from './database/connect.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { messageRoutes } from './contact/messages.routes.ts';
import { shownPeriods } from './editing/shown-now.ts';
import { eventEditingRoutes } from './events/event-editing.routes.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { fixtureImportRoutes } from './events/fixture-import/fixture-import.routes.ts';
import { trainingTimesRoutes } from './events/training-times.routes.ts';
import { passingTime } from './events/passing-time.ts';
import { healthRoutes } from './health/health.routes.ts';
import { metrics } from './health/metrics.ts';
import type { Confine } from './media/drawings/draw-apart.ts';
import type { DrawCrest } from './media/delivery/current-crest.ts';
import { createDocumentService } from './media/documents/documents.service.ts';
import { importRunRoutes } from './imports/import-runs.routes.ts';
import { presentAddresses } from './media/library/present-addresses.ts';
import { createMediaService } from './media/library/media.service.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { categoryRoutes } from './news/categories.routes.ts';
import { editArticles } from './news/edited-articles.ts';
import { newsFeedRoutes } from './news/news-feed.routes.ts';
import { articleEditingRoutes } from './news/article-editing.routes.ts';
import { newsRoutes } from './news/news.routes.ts';
import { authorization } from './auth/authorization.ts';
import { database } from './plugins/database.ts';
import { routeAnswers } from './http/route-answers.ts';
import { errors } from './http/errors.ts';
import { gracefulClose } from './plugins/graceful-close.ts';
import { jsonOnly } from './plugins/input.ts';
import { loopback } from './plugins/loopback.ts';
import { mail } from './plugins/mail.ts';
import { openapi } from './plugins/openapi.ts';
import { outbox } from './plugins/outbox.ts';
import { outside } from './plugins/outside.ts';
import { routeList } from './plugins/route-list.ts';
import { schemaController } from './http/schema-compilers.ts';
import { securityLog } from './http/security-log.ts';
import { security } from './plugins/security.ts';
import { session } from './sessions/session.ts';
import { storage } from './plugins/storage.ts';
import { answerUnreadableAddress } from './http/unreadable-requests.ts';
import { answerNoHttp } from './http/answer-no-http.ts';
import { releaseCounts } from './releases/health/release-counts.ts';
import { releaseCountRoutes } from './releases/health/release-counts.routes.ts';
import type { AdmitRelease, MissedInShell } from './releases/check-release.ts';
import { releases } from './releases/releases.plugin.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { pageTextRoutes } from './page-texts/page-texts.routes.ts';
import { createOwnPagesRepository } from './pages/own-pages.repository.ts';
import { ownPageRoutes, sectionPaths } from './pages/own-pages.routes.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import { opening } from './plugins/opening.ts';
import { mapLinkRoutes } from './settings/map-link.routes.ts';
import { openingRoutes } from './settings/opening.routes.ts';
import { schoolHolidayRoutes } from './school-holidays/school-holidays.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { setupRoutes } from './settings/setup.routes.ts';
import { sponsorCountRoutes } from './sponsors/sponsor-counts.routes.ts';
import { sponsorImportRoutes } from './sponsors/sponsor-import.ts';
import { seasonRoutes } from './teams/seasons.routes.ts';
import { squadImportRoutes } from './teams/squad-import.ts';
import { teamsRoutes } from './teams/teams.routes.ts';
import { visitRoutes } from './visits/visits.routes.ts';
import { weatherRoutes } from './weather/weather.routes.ts';
import { movedAddressRoutes } from './wordpress/moved-addresses.routes.ts';
import { wordpressRoutes } from './wordpress/wordpress.routes.ts';

/**
 * The log's output. A line that cannot be written because the disk is full is lost: pino's own output would end the
 * process. For that, the process must listen for `error` on its standard output.
 */
const logOutput = {
  write: (line: string): void => void process.stdout.write(line),
};

/** What the shell lends to the API. */
export type Services = {
  /** Renders every page of a release candidate; throws an `AppError` (422) when it must not go live. */
  admitRelease?: AdmitRelease;
  missedInShell?: MissedInShell;
  /** The protocol of the shells that the page server works with; without it all fit. */
  shellProtocol?: number;
  drawCrest?: DrawCrest;
  /** Confines the process that draws uploaded drawings; without it, nothing does. */
  confine?: Confine;
  /** Why the portal cannot work yet, as a German sentence; undefined when it can. */
  notReady?: () => string | undefined;
  /** Whether addresses that people type may lead to this machine: for tests, whose servers stand nowhere else. */
  mayReachLoopback?: boolean;
  /** The hosts whose links lead to maps: for tests, which reach none of the real ones. */
  mapShorteners?: readonly string[];
  /** Milliseconds until a bucket is given up: for tests, which do not wait as long as visitors may have to. */
  bucketPatienceMs?: number;
  /**
   * Runs before the schema of a database in use is migrated, while no other instance migrates it; an error that it
   * throws ends the start.
   */
  beforeMigrating?: (app: FastifyInstance, db: Knex) => Promise<void>;
  /** Where the files of the demo content lie; without it nothing is known of any. */
  demoFolder?: string;
  /** Takes the lines of the log; standard output without it. */
  log?: { write(line: string): void };
};

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    services: Services;
    finishedAnswers: FinishedAnswers;
  }
}

// An article of the greatest length fits, whatever its letters.
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;
/** The first start creates a database; a slow disk takes its time. */
const START_PATIENCE_MS = 120_000;

/** Whether an address is the client's own, not one that a header only claims. */
const isNearest = (_address: string, hop: number) => hop === 0;

/** The features; the migrations of all of them are in migrations/index.ts. */
export const features: readonly FastifyPluginAsyncTypebox[] = [
  healthRoutes,
  authRoutes,
  linkRoutes,
  forgottenRoutes,
  accountRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  usersRoutes,
  rescueRoutes,
  activityRoutes,
  settingsRoutes,
  mapLinkRoutes,
  openingRoutes,
  setupRoutes,
  newsRoutes,
  newsFeedRoutes,
  articleEditingRoutes,
  categoryRoutes,
  ...declaredKinds.map(kindRoutes),
  sponsorCountRoutes,
  pageRoutes,
  ownPageRoutes,
  pageTextRoutes,
  albumRoutes,
  contactRoutes,
  messageRoutes,
  visitRoutes,
  overviewRoutes,
  browserErrorRoutes,
  releaseCountRoutes,
  teamsRoutes,
  trainingTimesRoutes,
  schoolHolidayRoutes,
  eventsRoutes,
  eventEditingRoutes,
  importRunRoutes,
  fixtureImportRoutes,
  squadImportRoutes,
  sponsorImportRoutes,
  weatherRoutes,
  mediaRoutes,
  movedAddressRoutes,
];

/**
 * Assembles the API. Starts the embedded database unless `config.databaseUrl` names a server; `app.close()` ends it.
 * Neither listens nor closes the list of routes: the shell adds its pages to the same instance.
 */
export async function buildApi(config: Config, services: Services = {}): Promise<FastifyInstance> {
  const finishedAnswers = createFinishedAnswers(Boolean(config.trustProxy));
  const app = fastify({
    serverFactory: finishedAnswers.serverFactory,
    logger: { level: config.logLevel, stream: services.log ?? logOutput },
    logController: new LogController({ disableRequestLogging: true }),
    // Requests in progress at shutdown are finished, and so are those that they make to the API itself.
    return503OnClosing: false,
    trustProxy: config.trustProxy === 1 ? isNearest : config.trustProxy,
    pluginTimeout: START_PATIENCE_MS,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 300 },
    schemaController,
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerNoHttp,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorate('config', config);
  app.decorate('services', services);
  app.decorate('finishedAnswers', finishedAnswers);
  app.addHook('preClose', async () => finishedAnswers.close());

  try {
    // Concerns, in the order in which they see a request.
    await app.register(routeList);
    await app.register(gracefulClose);
    await app.register(securityLog);
    await app.register(errors);
    await app.register(routeAnswers);
    await app.register(security);
    await app.register(jsonOnly);
    await app.register(storage);
    await app.register(database, { config });
    await app.register(contentRevision);
    await app.register(publicCache);
    await app.register(session);
    await app.register(authorization);
    await app.register(opening);
    await app.register(mail);
    await app.register(outbox);
    await app.register(presentAddresses);
    await app.register(outside);
    await app.register(loopback);
    await app.register(activityLog);
    await app.register(metrics);
    await app.register(releaseCounts);
    await app.register(serverErrors);
    await app.register(openapi);

    for (const feature of features) await app.register(named(feature));
    await app.register(shownPeriods, {
      tables: declaredKinds.filter(({ hasPeriod }) => hasPeriod).map(({ table }) => table),
    });
    await app.register(passingTime);
    const { pictures } = await registerAssembled(app);
    await app.register(backupRoutes, { pictures });
    await app.register(demoRemovalRoutes, { pictures, demoFolder: services.demoFolder });
    await app.register(releases);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

/** Features composed of others; returns pictures and documents in the form that backups need. */
export async function registerAssembled(app: FastifyInstance): Promise<{ pictures: PictureFiles }> {
  const { db, storage: stores, config } = app;
  const { dataDir } = config;
  const media = createMediaService({ db, dataDir, storage: stores.pictures, hidden: stores.deletedPictures });
  const pictures = withDocuments(media, createDocumentService({ db, dataDir, storage: stores.documents }));
  const pages = (connection: Database) => createOwnPagesRepository(connection, sectionPaths(app));
  await app.register(wordpressRoutes, { articles: editArticles, pages, pictures: media });
  await app.register(seasonRoutes, { keepBackup: createSafeguard(app, pictures) });
  return { pictures };
}

/** Fastify looks through all loaded modules for the name of a plugin that does not tell it. */
function named<Plugin extends object>(plugin: Plugin & { name: string }): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name });
}
