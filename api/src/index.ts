export { buildApi, type Services } from './app.ts';
export { ensureFirstAdministrator } from './auth/first-administrator.ts';
export { ConfigError, readConfig, type Config } from './config.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './database/embedded-postgres.ts';
export { AppError } from './errors.ts';
export type { FindFinished, FinishedAnswer } from './plugins/finished-answers.ts';
export { createMediaService } from './media/index.ts';
export { NotAdmittedError } from './releases/release-errors.ts';
export { createNewsRepository } from './news/news.repository.ts';
