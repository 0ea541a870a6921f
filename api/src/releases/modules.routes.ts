import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isShell, PortalModule, type NamedOrigin } from '../contract/index.ts';
import { describeHistory } from './describe-history.ts';
import type { ReleaseStore } from './release-store.ts';
import { createReleasesRepository, type RecordedRelease } from './releases.repository.ts';
import { createSectionKeysRepository } from './section-keys.repository.ts';
import { createSectionOriginsRepository, missingOrigins } from './section-origins.repository.ts';
import type { TrialService } from './trials/trials.service.ts';

type Options = { store: ReleaseStore; trials: Pick<TrialService, 'find'> };

/** More than anybody scrolls through; `GET /api/releases/history` goes back further. */
const SHOWN_RELEASES = 30;

/** `/api/admin/modules`: the shell and every section with their versions, for administrators. */
export const moduleRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { store, trials }) => {
  const releases = createReleasesRepository(app.db);
  const keys = createSectionKeysRepository(app.db);
  const origins = createSectionOriginsRepository(app.db);

  app.get(
    '/api/admin/modules',
    {
      schema: { response: { 200: Type.Array(PortalModule) } },
      onRequest: app.requireRole('admin'),
    },
    async () => Promise.all((await releases.findSections()).map(describe)),
  );

  async function describe(name: string): Promise<PortalModule> {
    const [{ version: live, revision }, { releases: history }, changes, outside, known] = await Promise.all([
      releases.findLive(name),
      releases.findHistory(name, SHOWN_RELEASES),
      releases.findChanges(name),
      origins.describe(name),
      keys.findOf(name),
    ]);
    const [descriptor, rollbackTo, recentErrors] = live
      ? await Promise.all([
          releases.find(name, live),
          releases.findVersionBefore(name, live),
          releases.countErrors(name, live),
        ])
      : [null, await releases.findWithdrawn(name), 0];
    const section = descriptor && !isShell(descriptor) ? descriptor : undefined;
    return {
      name,
      live,
      revision,
      rollbackTo,
      title: section?.title ?? null,
      icon: section?.icon ?? null,
      settings: section?.settings?.length ?? 0,
      waiting: waitingOf(history[0], outside.allowed),
      origins: outside,
      pages: section?.pages.map(({ path }) => path) ?? [],
      widgets: section?.widgets.length ?? 0,
      releases: await describeHistory(
        history.filter(({ removed }) => !removed),
        store,
        { allowed: outside.allowed, keys: known },
      ),
      changes,
      trials: await trials.find(name),
      recentErrors,
    };
  }
};

/** Only of the newest: what somebody has just sent. */
function waitingOf(newest: RecordedRelease | undefined, allowed: readonly NamedOrigin[]): PortalModule['waiting'] {
  const missing = newest && !newest.active ? missingOrigins(newest.descriptor, allowed) : [];
  return newest && missing.length > 0 ? { version: newest.version, origins: missing } : null;
}
