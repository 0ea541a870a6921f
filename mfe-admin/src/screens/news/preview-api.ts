import type { ArticlePreview, PreviewRenewal } from '@portal/api/contract';
import { request } from '@portal/shared-ui';

/** The link that is open, or a new one; throws HttpError, as the others do. */
export function openPreview(id: string): Promise<ArticlePreview> {
  return request('POST', `/api/admin/news/${id}/preview`);
}

/** A new link; the one at `path` ends. */
export function renewPreview(id: string, { path }: PreviewRenewal): Promise<ArticlePreview> {
  return request('PUT', `/api/admin/news/${id}/preview`, { path });
}

/** Ends the link. */
export async function withdrawPreview(id: string): Promise<void> {
  await request('DELETE', `/api/admin/news/${id}/preview`);
}
