import { join } from 'node:path';
import { projectRoot } from '../webpack/place.ts';

/** Where builds of a workspace lie: beside its own packages, so that they find the same ones as when it is released. */
export function developmentFolder(workspace: string): string {
  return join(projectRoot, workspace, 'node_modules/.cache/development');
}
