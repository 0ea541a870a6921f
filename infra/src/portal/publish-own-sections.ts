import type { FastifyInstance } from 'fastify';
import { PortalError } from '../release/portal-client.ts';
import { publishWorkspaceSections } from '../release/publish-workspace-sections.ts';
import { builtSections } from './built-sections.ts';

/**
 * Publishes the workspace's sections that this portal has not seen yet; a refused one leaves what is live. In
 * development (`developed` given) only sections that are neither developed nor live, so that the rest stays as released.
 */
export async function publishOwnSections(
  app: FastifyInstance,
  projectRoot: string,
  say: (line: string) => void,
  developed?: readonly string[],
): Promise<void> {
  const built = await builtSections(projectRoot);
  const isLive = (section: string) => app.releases.registry().sections.some(({ name }) => name === section);
  const results = await publishWorkspaceSections(
    app.listeningOrigin,
    app.config.releaseSecret,
    developed ? built.filter(({ descriptor: { name } }) => !developed.includes(name) && !isLive(name)) : built,
  );
  for (const result of results) {
    if (result.result === 'published') say(`Bereich ${result.section} ${result.outcome.version} ist live.`);
    if (result.result === 'refused') {
      const reasons = result.error instanceof PortalError ? result.error.reasons : [];
      say([`Bereich ${result.section} wurde nicht veröffentlicht: ${result.error.message}`, ...reasons].join('\n  '));
      app.log.error(result.error, 'own section refused');
    }
  }
}
