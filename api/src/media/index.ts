export { createMediaService, type MediaService } from './library/media.service.ts';
