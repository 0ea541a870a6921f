import fp from 'fastify-plugin';
import type { Registry, ReleaseDescriptor, SectionDescriptor, SectionSettingValues } from '../contract/index.ts';
import { HOUR_MS } from '../time/berlin-time.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { openReleaseStore } from './archived-releases.ts';
import { tellMaintainers } from './health/maintainer-news.ts';
import { returnByItself } from './health/return-by-itself.ts';
import { moduleRoutes } from './modules.routes.ts';
import { releaseFiles } from './release-files.ts';
import { createReleaseRegistry } from './release-registry.ts';
import { createReleaseService } from './release.service.ts';
import { createReleasesRepository } from './releases.repository.ts';
import { releaseRoutes } from './releases.routes.ts';
import { createSourceFrames } from './source-frames.ts';
import { surfaceOf } from './skew/api-surface.ts';
import { findLiveReleases } from './skew/live-releases.ts';
import { liveSkew, type LiveSkew } from './skew/live-skew.ts';
import { sectionKeyRoutes } from './section-keys.routes.ts';
import { sectionMaintainerRoutes } from './section-maintainers.routes.ts';
import { sectionOriginRoutes } from './section-origins.routes.ts';
import { createSectionSettingsRepository } from './section-settings.repository.ts';
import { sectionSettingsRoutes } from './section-settings.routes.ts';
import { sectionTokenRoutes } from './section-tokens.routes.ts';
import { readValues } from './setting-values.ts';
import { createRunningTrials, type RunningTrials } from './trials/running-trials.ts';
import { createTrialsRepository } from './trials.repository.ts';
import { createTrialService } from './trials/trials.service.ts';

/** Answers to the shell about releases, all from memory. */
type Releases = {
  /** The live releases; the last known ones while the database is away. */
  registry(): Registry;
  /** Calls `listener` after every change of the live releases; returns a function that removes it. */
  onChange(listener: (registry: Registry) => void): () => void;
  /** `prepare` is awaited before each change of the live releases, with the next ones; it must not reject. */
  beforeChange(this: void, prepare: (next: Registry) => Promise<void>): void;
  /** The candidates on trial. */
  trials: RunningTrials;
  /** The absolute folder of a version, with `client` and `server` in it. */
  folder(section: string, version: string): string;
  /** The settings of a section as this release declares them: stored values that fit it, else its defaults. */
  settings(this: void, section: Pick<SectionDescriptor, 'name' | 'settings'>): Promise<SectionSettingValues>;
  /** Restores damaged server files of a live version if there is another copy. Never rejects. */
  mend(section: string, version: string): Promise<void>;
  /** A stack with its places named by the sources, as far as they are known. */
  nameSources(stack: string): Promise<string>;
  /** The live releases and what they miss in this API; call it when all routes are registered. */
  skew(): Promise<LiveSkew[]>;
};

declare module 'fastify' {
  interface FastifyInstance {
    releases: Releases;
  }
}

/** `app.releases`, `/api/releases` and the files below `/releases/` (ARCHITECTURE.md#how-a-release-goes-live). */
export const releases = fp(
  async (app) => {
    const { db, log, config, services } = app;
    const { archives, folders, store } = openReleaseStore(app);
    const known = createReleasesRepository(db);
    const surface = () => surfaceOf(app.knownRoutes);
    const preparations: ((next: Registry) => Promise<void>)[] = [];
    const registry = createReleaseRegistry(
      () => known.findRegistry(),
      async ({ shell, ...rest }, current) => {
        await Promise.all(rest.sections.map(store.bring));
        const isThere = shell && (await store.bring(shell));
        if (shell && !isThere) log.error({ version: shell.version }, 'files of the shell are lost or damaged');
        const kept = isThere ? shell : shell && current.shell;
        const next = { ...rest, ...(kept && { shell: kept }) };
        await Promise.all(preparations.map((prepare) => prepare(next)));
        return next;
      },
    );
    await store.prepare();
    await registry.refresh();
    app.changes.listen('release_registry', () => registry.refresh());
    const trials = createRunningTrials(createTrialsRepository(db), store, config.releaseSecret);
    await trials.refresh();
    app.changes.listen('release_trials', () => trials.refresh());
    const stored = createSectionSettingsRepository(db);
    const findLive = (name: string, version: string) =>
      allOf(registry.current()).find((live) => live.name === name && live.version === version);
    app.decorate('releases', {
      registry: () => registry.current(),
      onChange: (listener) => registry.onChange(listener),
      beforeChange: (prepare) => void preparations.push(prepare),
      trials,
      folder: store.folder,
      settings: async ({ name, settings = [] }) => readValues(settings, (await stored.find(name)).values),
      nameSources: createSourceFrames(store.folder),
      mend: async (section, version) => {
        const descriptor = findLive(section, version);
        try {
          if (!descriptor || (await store.bring(descriptor))) return;
          log.error({ section, version }, 'server files of a release are damaged');
        } catch (error) {
          log.error({ err: error, section, version }, 'server files of a release are damaged');
        }
      },
      skew: async () => liveSkew(await findLiveReleases(db), store, surface()),
    });

    const service = createReleaseService({
      db,
      store,
      registry,
      log,
      admitRelease: services.admitRelease,
      missedInShell: services.missedInShell,
      endMisfits: () => trialService.endMisfits(),
      maxBytes: config.releaseBytes,
      surface,
      shellProtocol: services.shellProtocol,
    });
    // This instance has copies of versions that another one removed.
    if (archives) registry.onChange(() => void service.tidy());
    // A fresh version takes no room yet, and no other release may follow it.
    repeatWork(app, { everyMs: HOUR_MS, atStart: false, trouble: 'old releases not removed', work: service.tidy });
    const trialService = createTrialService({
      db,
      running: trials,
      admit: service.admitPublished,
      requireOrder: service.requireOrder,
      misfits: service.misfits,
      tell: (news) => tellMaintainers(app, news),
      log,
      secret: config.releaseSecret,
      publicUrl: config.publicUrl,
    });
    returnByItself(app, service, trialService);
    const options = { service, trials: trialService, registry, store, secret: config.releaseSecret };
    await app.register(releaseRoutes, { prefix: '/api/releases', ...options });
    await app.register(moduleRoutes, { store, trials: trialService });
    await app.register(sectionTokenRoutes);
    await app.register(sectionKeyRoutes);
    await app.register(sectionMaintainerRoutes);
    await app.register(sectionOriginRoutes, { registry, trials });
    await app.register(sectionSettingsRoutes, { registry: () => registry.current() });
    /** Live versions are known without the database. */
    const find = async (section: string, version: string) =>
      findLive(section, version) ?? known.findWithFiles(section, version);
    // A tab may still need a version that went out of use before this instance started.
    const bring = async (section: string, version: string): Promise<void> => {
      const descriptor = (await folders.hasFolder(section, version)) ? null : await find(section, version);
      if (descriptor) await store.bring(descriptor);
    };
    await app.register(releaseFiles, { root: store.root, find, bring: archives ? bring : undefined });
  },
  { name: 'releases', dependencies: ['storage', 'database', 'authorization', 'route-list'] },
);

function allOf({ shell, sections }: Registry): ReleaseDescriptor[] {
  return [...(shell ? [shell] : []), ...sections];
}
