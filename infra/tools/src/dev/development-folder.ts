import { join } from 'node:path';
import { projectRoot } from '../webpack/place.ts';

/**
 * The folder for builds of a workspace: beside its own packages, so that they find the same ones as when it is
 * released.
 */
export function developmentFolder(workspace: string): string {
  return join(projectRoot, workspace, 'node_modules/.cache/development');
}
