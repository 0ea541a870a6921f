import { join } from 'node:path';

/*
 * The places of sources. The section kit has a module of its own in this one's place (infra/section-kit/src/place.ts),
 * because there a section is alone in its repository.
 */

/** The folder all workspaces lie in. */
export const projectRoot = join(import.meta.dirname, '../../../..');

/** The router, reduced to the parts that the portal uses; see shared-ui/src/routing. */
export const routerFacade = join(projectRoot, 'shared-ui/src/routing/react-router-dom.ts');

/** Modules by a name under which no package has them. */
export const aliases: Readonly<Record<string, string>> = { 'react-router-dom$': routerFacade };

/** The folder of a section's sources, from {@link projectRoot}. */
export function sectionPath(name: string): string {
  return `mfe-${name}`;
}

/** The command that rolls a section back, as messages name it. */
export function rollbackCommand(name: string): string {
  return `npm run rollback -- ${name}`;
}

/** The command that lists a section's versions and decides about trials, as messages name it. */
export function releasesCommand(name: string): string {
  return `npm run releases -- ${name}`;
}
