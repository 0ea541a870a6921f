import type { MediaChange, MediaDetail } from '@portal/api/contract';
import { request, useResource, type Resource, type ResourceKey } from '@portal/shared-ui';
import type { UploadTarget } from '../upload/send-picture.ts';

export const MEDIA: ResourceKey = '/api/admin/media';

/** One picture with everything known about it; always asked anew. */
export function useMediaDetail(id: string): Resource<MediaDetail> {
  return useResource<MediaDetail>(`${MEDIA}/${encodeURIComponent(id)}`, { freshTime: 0 });
}

export function changeMedia(id: string, change: MediaChange): Promise<MediaDetail> {
  return request<MediaDetail>('PATCH', `/api/media/${id}`, change);
}

/** Where a file is sent that takes a picture's place; refused when somebody else changed the picture meanwhile. */
export function replacementOf({ id, version }: MediaDetail): UploadTarget {
  return { url: `/api/media/${id}/file`, method: 'PUT', fields: { version: String(version) } };
}

/** Where a picture is deleted; with `force` it is taken out of everything that shows it. */
export function mediaPath(id: string, force = false): string {
  return `/api/media/${id}${force ? '?force=true' : ''}`;
}
