export { createMediaService, type MediaService } from './media.service.ts';
