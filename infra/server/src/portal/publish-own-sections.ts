import type { FastifyInstance } from 'fastify';
import { describeSource, readSource } from '../client/git-source.ts';
import { PortalError } from '../client/portal-client.ts';
import { publishWorkspaceSections, type BuiltSection } from './publish-workspace-sections.ts';
import { builtSections } from './built-sections.ts';

/**
 * Publishes the workspace's sections as far as nobody has released them from elsewhere; a refused one leaves what is live. In
 * development (`developed` given) only sections that are neither developed nor live, so that the rest stays as released.
 */
export async function publishOwnSections(
  app: FastifyInstance,
  projectRoot: string,
  say: (line: string) => void,
  developed?: readonly string[],
): Promise<void> {
  const { built, unbuilt } = await builtSections(projectRoot);
  const isLive = (section: string) => app.releases.registry().sections.some(({ name }) => name === section);
  const results = await publishWorkspaceSections(
    app.listeningOrigin,
    app.config.releaseSecret,
    { folder: projectRoot, source: await readSource(projectRoot) },
    developed ? built.filter(({ descriptor: { name } }) => !developed.includes(name) && !isLive(name)) : built,
  );
  for (const result of results) {
    if (result.result === 'published') say(`Bereich ${result.section} ${result.outcome.version} ist live.`);
    if (result.result === 'foreign')
      say(
        `Bereich ${result.section} bleibt bei ${result.live.version}, veröffentlicht aus ${describeSource(result.live.source)}; den Stand dieses Ordners zeigt: npm run release -- mfe-${result.section}`,
      );
    if (result.result === 'refused') {
      const reasons = result.error instanceof PortalError ? result.error.reasons : [];
      say([`Bereich ${result.section} wurde nicht veröffentlicht: ${result.error.message}`, ...reasons].join('\n  '));
      app.log.error(result.error, 'own section refused');
    }
  }
  if (!developed) for (const line of missingSections(built, unbuilt, isLive)) say(line);
}

/** Names missing sections, so that nobody has to search for them. */
function missingSections(
  built: readonly BuiltSection[],
  unbuilt: readonly string[],
  isLive: (section: string) => boolean,
): string[] {
  const missing = built.map(({ descriptor }) => descriptor.name).filter((name) => !isLive(name));
  return [
    ...unbuilt.map(
      (name) =>
        `Achtung: Bereich ${name} ist nicht gebaut; ${isLive(name) ? 'es bleibt die Version von vorher' : 'er fehlt im Portal'}. Bauen und starten: npm start`,
    ),
    ...missing.map((name) => `Achtung: Bereich ${name} ist nicht live. Das ändert: npm run release -- mfe-${name}`),
  ];
}
