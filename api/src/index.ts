export { buildApi, type Services } from './app.ts';
export { ConfigError, readConfig, type Config } from './config.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './database/embedded-postgres.ts';
export { AppError } from './errors.ts';
