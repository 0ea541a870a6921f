import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as inWorkspace from '@portal/tools/place';

/* Replaces infra/tools/src/webpack/place.ts in the pack: a section is alone in its repository. */

/** The repository of the section: the folder the command is called in. */
export const projectRoot = process.cwd();

const modules = JSON.parse(readFileSync(join(import.meta.dirname, 'modules.json'), 'utf8')) as Record<string, string>;
const fileOf = (name: string) => join(import.meta.dirname, modules[name] ?? '');

/** The packed module for the name that sections import the router under. */
export const routerFacade = fileOf('react-router-dom');

/** The portal's own modules: no npm package has their names. */
export const aliases = Object.fromEntries(Object.keys(modules).map((name) => [`${name}$`, fileOf(name)]));

/** Its sources lie in the repository's own folder. */
export function sectionPath(_name: string): string {
  return '.';
}

/** The repository has one section, so that no name is needed. */
export function rollbackCommand(_name: string): string {
  return 'npx section-kit rollback';
}

/** No name is needed here, either. */
export function releasesCommand(_name: string): string {
  return 'npx section-kit releases';
}

({
  aliases,
  projectRoot,
  routerFacade,
  sectionPath,
  rollbackCommand,
  releasesCommand,
}) satisfies typeof inWorkspace;
