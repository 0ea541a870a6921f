import { useSearchParams } from 'react-router-dom';
import { AlbumList } from './AlbumList.tsx';
import { ALBUM_PARAMETER } from './album-path.ts';
import { AlbumView } from './AlbumView.tsx';

/** `/mannschaftsfotos`: all albums, or the one the address names. */
export function AlbumsPage() {
  const [query] = useSearchParams();
  const slug = query.get(ALBUM_PARAMETER);
  return slug ? <AlbumView key={slug} slug={slug} /> : <AlbumList />;
}
