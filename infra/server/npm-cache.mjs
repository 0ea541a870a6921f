import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Environment variables for an npm that cannot write its cache, as for a service without a home: a cache below `root`.
 * Otherwise it would end with its own error message.
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
