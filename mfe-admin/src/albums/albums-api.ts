import type { EditableAlbum, NewAlbum } from '@portal/api/contract';
import { request, useResource, type Resource, type ResourceKey } from '@portal/shared-ui';

export const ALBUMS: ResourceKey = '/api/admin/albums';
/** What visitors read: the list and each album. */
export const SHOWN_ALBUMS: ResourceKey = '/api/albums';

/** An album with its pictures; always asked anew. */
export function useEditableAlbum(id: string): Resource<EditableAlbum> {
  return useResource<EditableAlbum>(`${ALBUMS}/${encodeURIComponent(id)}`, { freshTime: 0 });
}

export function createAlbum(album: NewAlbum): Promise<EditableAlbum> {
  return request<EditableAlbum>('POST', '/api/albums', album);
}

export function changeAlbum(id: string, change: object): Promise<EditableAlbum> {
  return request<EditableAlbum>('PATCH', albumPath(id), change);
}

/** Where an album is written. */
export function albumPath(id: string): ResourceKey {
  return `/api/albums/${id}`;
}
