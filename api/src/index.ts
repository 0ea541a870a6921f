export { buildApi, type Services } from './app.ts';
export { ConfigError, readConfig, type Config } from './config.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './database/embedded-postgres.ts';
export { AppError } from './errors.ts';
export { NotAdmittedError } from './releases/release-errors.ts';
export type { AdmitRelease } from './releases/release.service.ts';
export type { Releases } from './releases/releases.plugin.ts';
