/** What npm's environment needs besides where its usual cache cannot be written; `root` is the folder it installs into. */
export function npmCache(root: string, env?: NodeJS.ProcessEnv): { npm_config_cache?: string };
