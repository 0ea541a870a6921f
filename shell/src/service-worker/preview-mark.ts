/**
 * An empty cache of this name is there while this browser sees a preview: a worker that was ended remembers nothing
 * else.
 */
export const PREVIEW_MARK = 'portal-preview';

/**
 * Whether this browser sees a preview. Then nothing kept stands in for a page; the portal forbids to keep its pages.
 */
export function isInPreview(): Promise<boolean> {
  return caches.has(PREVIEW_MARK);
}

/** Remembers whether this browser sees a preview. */
export async function notePreview(isPreview: boolean): Promise<void> {
  if (isPreview) await caches.open(PREVIEW_MARK);
  else await caches.delete(PREVIEW_MARK);
}

/** Whether an answer may be a page of a preview. */
export function mayBePreview({ headers }: Response): boolean {
  return headers.get('cache-control')?.includes('no-store') ?? false;
}
