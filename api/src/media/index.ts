export { mediaRoutes, type MediaOptions } from './media.routes.ts';
export { createMediaService, type MediaService, type PictureFile } from './media.service.ts';
export type { PictureRoot } from './image-optimizer.ts';
