import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * What npm needs to be told where it may not write its cache, as for a service without a home: a place below `root`. It
 * would end with its own words for that otherwise.
 */
export function npmCache(root, env = process.env) {
  const usual = env['npm_config_cache'] || join(env['HOME'] || homedir(), '.npm');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return {};
  } catch {
    return { npm_config_cache: join(root, 'node_modules/.cache/npm') };
  }
}
