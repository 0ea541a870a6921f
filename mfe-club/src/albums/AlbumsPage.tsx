import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AlbumList } from './AlbumList.tsx';
import { ALBUM_PARAMETER } from './album-path.ts';
import { AlbumView } from './AlbumView.tsx';

/** `/mannschaftsfotos`: all albums, or the one the address names. */
export function AlbumsPage() {
  const [query] = useSearchParams();
  const slug = query.get(ALBUM_PARAMETER);
  useTopOfAlbum(slug);
  return slug ? <AlbumView key={slug} slug={slug} /> : <AlbumList />;
}

/** To its readers an album is a page of its own: it begins at the top, though to the frame only the query has changed. */
function useTopOfAlbum(slug: string | null): void {
  const shown = useRef(slug);
  useEffect(() => {
    if (shown.current === slug) return;
    shown.current = slug;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [slug]);
}
