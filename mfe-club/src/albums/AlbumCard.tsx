import type { AlbumSummary } from '@portal/api/contract';
import { Card, formatDate, Picture, PicturePlaceholder } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { albumPath } from './album-path.ts';

type AlbumCardProps = { album: AlbumSummary; loading: 'eager' | 'lazy' };

/** An album with its cover; it can be pressed anywhere. */
export function AlbumCard({ album: { slug, title, date, cover, count }, loading }: AlbumCardProps) {
  return (
    <FullHeightCard>
      {cover ? (
        <Picture
          src={cover.url}
          alt=""
          width={cover.width}
          height={cover.height}
          color={cover.color}
          aspectRatio="3 / 2"
          sizes="(min-width: 1240px) 400px, (min-width: 766px) 45vw, calc(100vw - 32px)"
          loading={loading}
        />
      ) : (
        <PicturePlaceholder aspectRatio="3 / 2" />
      )}
      <Body>
        <Title>
          <Link to={albumPath(slug)} data-cover="">
            {title}
          </Link>
        </Title>
        <p>
          <time dateTime={date}>{formatDate(date)}</time> · {pictureCount(count)}
        </p>
      </Body>
    </FullHeightCard>
  );
}

function pictureCount(count: number): string {
  return count === 1 ? '1 Bild' : `${count} Bilder`;
}

const FullHeightCard = styled(Card)`
  height: 100%;
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-5);

  p {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;

const Title = styled.h2`
  font-size: var(--text-xl);
  overflow-wrap: anywhere;
`;
