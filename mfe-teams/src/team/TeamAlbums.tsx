import type { Team } from '@portal/api/contract';
import { Card, formatDate, Picture, PicturePlaceholder, SectionHeading } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTeamAlbums } from '../teams-api.ts';

/** Albums beside each other; the others are on the page of all photos. */
const MOST_SHOWN = 3;

/** The newest albums of a team; nothing as long as there are none. */
export function TeamAlbums({ team: { slug } }: { team: Team }) {
  const { data: albums = [] } = useTeamAlbums(slug);
  if (albums.length === 0) return null;
  return (
    <section aria-labelledby="team-albums">
      <SectionHeading id="team-albums">Fotos</SectionHeading>
      <Covers>
        {albums.slice(0, MOST_SHOWN).map((album) => (
          <li key={album.id}>
            <Card>
              {album.cover ? (
                <Picture
                  src={album.cover.url}
                  alt=""
                  width={album.cover.width}
                  height={album.cover.height}
                  color={album.cover.color}
                  aspectRatio="3 / 2"
                  sizes="(min-width: 960px) 280px, (min-width: 600px) 45vw, calc(100vw - 32px)"
                />
              ) : (
                <PicturePlaceholder aspectRatio="3 / 2" />
              )}
              <Words>
                <h3>
                  <Link to={`/mannschaftsfotos?album=${album.slug}`} data-cover="">
                    {album.title}
                  </Link>
                </h3>
                <time dateTime={album.date}>{formatDate(album.date)}</time>
              </Words>
            </Card>
          </li>
        ))}
      </Covers>
    </section>
  );
}

const Covers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--space-4);
`;

const Words = styled.div`
  padding: var(--space-3) var(--space-4);
  overflow-wrap: anywhere;

  time {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;
