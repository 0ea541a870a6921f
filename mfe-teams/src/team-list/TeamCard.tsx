import type { TeamSummary } from '@portal/api/contract';
import { Card, Picture, PicturePlaceholder } from '@portal/shared-ui';
import { teamPath } from '@portal/shared-ui/team-path';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

type TeamCardProps = { team: TeamSummary; level: 3 | 4; loading: 'eager' | 'lazy' };

/**
 * A team as the list shows it: photo, name, league and age group; `level` is that of its heading, `loading` its
 * photo's.
 */
export function TeamCard({ team, level, loading }: TeamCardProps) {
  const { slug, name, subtitle, ageGroup, imageUrl, image } = team;
  const words = [subtitle, ageGroup].filter(Boolean).join(' · ');
  return (
    <BesideOnPhones>
      <Photo>
        {imageUrl ? (
          <Picture
            src={imageUrl}
            alt=""
            {...(image && { width: image.width, height: image.height, color: image.color })}
            aspectRatio="16 / 9"
            sizes="(min-width: 900px) 300px, (min-width: 600px) 45vw, 112px"
            loading={loading}
          />
        ) : (
          <PicturePlaceholder />
        )}
      </Photo>
      <Body>
        <Name as={`h${level}`}>
          <Link to={teamPath(slug)} data-cover="">
            {name}
          </Link>
        </Name>
        {words && <Words>{words}</Words>}
      </Body>
    </BesideOnPhones>
  );
}

/* On phones the photo is beside the name: nine teams are not nine screens. */
const BesideOnPhones = styled(Card)`
  height: 100%;

  @media (max-width: 599px) {
    flex-direction: row;
    align-items: center;
  }
`;

const Photo = styled.div`
  @media (max-width: 599px) {
    flex: none;
    width: 112px;
  }
`;

const Body = styled.div`
  min-width: 0;
  padding: var(--space-3) var(--space-4);
`;

const Name = styled.h3`
  font-size: var(--text-lg);
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;
