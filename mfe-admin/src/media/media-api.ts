import type { MediaChange, MediaDetail, MediaUse } from '@portal/api/contract';
import { HttpError, request, useResource, type Resource, type ResourceKey } from '@portal/shared-ui';
import { shrinkPicture } from '../upload/shrink-picture.ts';
import { sendPicture } from '../upload/send-picture.ts';

export const MEDIA: ResourceKey = '/api/admin/media';

/** One picture with everything known about it; always asked anew. */
export function useMediaDetail(id: string): Resource<MediaDetail> {
  return useResource<MediaDetail>(`${MEDIA}/${encodeURIComponent(id)}`, { freshTime: 0 });
}

export function changeMedia(id: string, change: MediaChange): Promise<MediaDetail> {
  return request<MediaDetail>('PATCH', `/api/media/${id}`, change);
}

/** Puts another file behind a picture; throws HttpError 409 when somebody else changed it meanwhile. */
export async function replaceFile({ id, version }: MediaDetail, file: File): Promise<MediaDetail> {
  return sendPicture<MediaDetail>(await shrinkPicture(file), file.name, {
    url: `/api/media/${id}/file`,
    method: 'PUT',
    fields: { version: String(version) },
  });
}

/** With `force` it is taken out of everything that shows it. Throws HttpError. */
export function deleteMedia(id: string, force = false): Promise<void> {
  return request('DELETE', `/api/media/${id}${force ? '?force=true' : ''}`);
}

/** Where the picture is shown that the server therefore did not delete; undefined for any other failure. */
export function usesOf(error: unknown): readonly MediaUse[] | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  return (error.body as { usedIn?: readonly MediaUse[] } | undefined)?.usedIn;
}
