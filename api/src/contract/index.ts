/** The one description of the data: schemas for the API, types of the same name for the front ends. */
export * from './schema.ts';
export * from './albums.ts';
export * from './auth.ts';
export * from './banners.ts';
export * from './board.ts';
export * from './club.ts';
export * from './contact.ts';
export { EditableQuery, NewOrder, type PageOf } from './editing.ts';
export * from './media.ts';
export * from './news.ts';
export * from './pages.ts';
export * from './releases.ts';
export * from './slides.ts';
export * from './sponsors.ts';
export * from './visits.ts';
