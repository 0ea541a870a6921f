import type { FastifyInstance } from 'fastify';
import { SHELL } from '@portal/api/contract';
import { createSectionKeysRepository } from '@portal/api/section-keys';
import { describeSource, readSource } from '../client/git-source.ts';
import { PortalError } from '../client/portal-client.ts';
import { publishWorkspaceSections, type BuiltRelease, type WorkspaceResult } from './publish-workspace-sections.ts';
import { builtSections, builtShell } from './built-sections.ts';

/** The portal, where it answers, the folder with its own releases, and the log. */
type Publishing = { app: FastifyInstance; origin: string; projectRoot: string; say: (line: string) => void };

/**
 * Publishes the workspace's shell if this portal has not seen it yet, or if `isNeeded` because none is live that works
 * here. If it is refused, the live one stays; returns whether it was.
 */
export async function publishOwnShell(publishing: Publishing, isNeeded: boolean): Promise<boolean> {
  const { projectRoot, say } = publishing;
  const shell = await builtShell(projectRoot);
  if (shell) return publish(publishing, [{ ...shell, isNeeded }]);
  say('Achtung: Der Rahmen ist nicht gebaut. Bauen und starten: npm start');
  return false;
}

/**
 * Publishes the workspace's sections as far as nobody has released them from elsewhere; if one is refused, the live one
 * stays. In development (`developed` given) only sections that are neither developed nor live, so that the rest stays
 * as released.
 */
export async function publishOwnSections(publishing: Publishing, developed?: readonly string[]): Promise<void> {
  const { app, projectRoot, say } = publishing;
  const { built, unbuilt } = await builtSections(projectRoot);
  const isLive = (section: string) => app.releases.registry().sections.some(({ name }) => name === section);
  const wanted = developed
    ? built.filter(({ descriptor: { name } }) => !developed.includes(name) && !isLive(name))
    : built;
  await publish(publishing, wanted);
  if (!developed) for (const line of missingSections(built, unbuilt, isLive)) say(line);
}

/** Returns whether any was refused. */
async function publish(
  { app, origin, projectRoot, say }: Publishing,
  built: readonly BuiltRelease[],
): Promise<boolean> {
  const workspace = { folder: projectRoot, source: await readSource(projectRoot) };
  const results = await publishWorkspaceSections(origin, app.config.releaseSecret, workspace, built);
  for (const result of results) {
    const isShell = result.section === SHELL;
    const name = isShell ? 'Rahmen' : `Modul ${result.section}`;
    if (result.result === 'published') say(`${name} ${result.outcome.version} ist live.`);
    if (result.result === 'kept')
      say(
        `${name} bleibt bei ${result.live.version}${whyKept(result)}; den Stand dieses Ordners zeigt: npm run release -- ${isShell ? SHELL : `mfe-${result.section}`}`,
      );
    if (result.result === 'refused') {
      const reasons = result.error instanceof PortalError ? result.error.reasons : [];
      say([`${name} wurde nicht veröffentlicht: ${result.error.message}`, ...reasons].join('\n  '));
      if (await needsSignature(app, result.section))
        say(`Der Start unterschreibt nichts. Das tut: SIGNING_KEY=<Datei> npm run release -- mfe-${result.section}`);
      app.log.error(result.error, 'own release refused');
    }
  }
  return results.some(({ result }) => result === 'refused');
}

function whyKept({ live, isReturned }: Extract<WorkspaceResult, { result: 'kept' }>): string {
  if (live.source.origin !== 'portal') return `, veröffentlicht aus ${describeSource(live.source)}`;
  return isReturned ? ', wohin es zurückging' : '';
}

async function needsSignature({ db }: FastifyInstance, section: string): Promise<boolean> {
  return (await createSectionKeysRepository(db).findOf(section)).some(({ endedAt }) => endedAt === null);
}

/** Names missing sections, so that nobody has to search for them. */
function missingSections(
  built: readonly BuiltRelease[],
  unbuilt: readonly string[],
  isLive: (section: string) => boolean,
): string[] {
  const missing = built.map(({ descriptor }) => descriptor.name).filter((name) => !isLive(name));
  return [
    ...unbuilt.map(
      (name) =>
        `Achtung: Modul ${name} ist nicht gebaut; ${isLive(name) ? 'es bleibt die Version von vorher' : 'es fehlt im Portal'}. Bauen und starten: npm start`,
    ),
    ...missing.map((name) => `Achtung: Modul ${name} ist nicht live. Das ändert: npm run release -- mfe-${name}`),
  ];
}
