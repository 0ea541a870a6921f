/** Query parameter of `/mannschaftsfotos` that names the open album. */
export const ALBUM_PARAMETER = 'album';

/** Query parameter that says which picture of it is shown large, counted from 1; only the browser reads it. */
export const PICTURE_PARAMETER = 'bild';

/** Query parameter of the list of albums: its page, counted from 1. */
export const PAGE_PARAMETER = 'seite';

/** Address of a page of the list. */
export function albumsPath(page: number): string {
  return page > 1 ? `${albumPath()}?${PAGE_PARAMETER}=${page}` : albumPath();
}

/** Address of the gallery, of an album in it, or of a picture in that. */
export function albumPath(slug?: string, picture?: number): string {
  const query = new URLSearchParams();
  if (slug) query.set(ALBUM_PARAMETER, slug);
  if (picture !== undefined) query.set(PICTURE_PARAMETER, String(picture));
  return query.size > 0 ? `/mannschaftsfotos?${query.toString()}` : '/mannschaftsfotos';
}
