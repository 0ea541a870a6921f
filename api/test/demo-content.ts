import { join } from 'node:path';
import { readDemoFiles } from '../src/backup/demo-files.ts';

/** Where the demo content lies. */
export const demoFolder = join(import.meta.dirname, '../demo');

/** The demo content. */
export const demoFiles = readDemoFiles(demoFolder);
