/** The one description of the data: schemas for the API, types of the same name for the front ends. */
export * from './schema.ts';
export * from './auth.ts';
export * from './club.ts';
export * from './media.ts';
export * from './news.ts';
export * from './releases.ts';
