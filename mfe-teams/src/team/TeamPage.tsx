import {
  Container,
  ErrorArea,
  PageHeader,
  PageMeta,
  PENDING_LEAD,
  Skeleton,
  useClub,
  useSiteOrigin,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useTeam } from '../teams-api.ts';
import { describeTeam } from './structured-data.ts';
import { TeamContact } from './TeamContact.tsx';
import { TeamPhoto } from './TeamPhoto.tsx';
import { TeamTabs } from './TeamTabs.tsx';
import { unenteredTeam } from './unentered-team.ts';

type TeamPageProps = { slug: string; path: string; /** Shown until the team has arrived. */ name: string };

/** A senior team: who trains it, when and where, and its season at the provider of football data. */
export function TeamPage({ slug, path, name }: TeamPageProps) {
  const { data, error, reload } = useTeam(slug);
  const club = useClub();
  const isUnentered = error?.status === 404;
  const team = isUnentered ? unenteredTeam(slug, name, club) : data;
  const origin = useSiteOrigin();
  const title = team?.name ?? name;
  const league = team?.subtitle ? ` in der ${team.subtitle}` : '';
  return (
    <>
      <PageMeta
        title={title}
        description={`Die ${title} des ${club.shortName}${league}: Trainer, Trainingszeiten, Tabelle, Spielplan und Kader.`}
        path={path}
        image={team?.imageUrl}
        {...(team && { jsonLd: describeTeam(team, { club: club.name, origin, path }) })}
      />
      <PageHeader title={title} lead={team || error ? (team?.subtitle ?? '') : PENDING_LEAD} />
      <Page>
        {error && !isUnentered && <ErrorArea title="Die Mannschaft konnte nicht geladen werden" onRetry={reload} />}
        {!error && !team && <Skeleton shape="columns" />}
        {team && (
          <Columns>
            <TeamContact team={team} />
            <Season>
              <TeamPhoto team={team} />
              <TeamTabs team={team} />
            </Season>
          </Columns>
        )}
      </Page>
    </>
  );
}

const Page = styled(Container)`
  padding-block: var(--space-8) var(--space-section);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-items: start;

  @media (min-width: 960px) {
    grid-template-columns: 340px minmax(0, 1fr);
  }
`;

const Season = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  /* On phones the picture comes first, as it would on a poster. */
  @media (max-width: 959px) {
    display: contents;

    > :first-child {
      order: -1;
    }
  }
`;
