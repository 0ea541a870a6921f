/**
 * Additional environment variables for npm if its usual cache is not writable; `root` is the folder it installs into.
 */
export function npmCache(root: string, env?: NodeJS.ProcessEnv): { npm_config_cache?: string };
