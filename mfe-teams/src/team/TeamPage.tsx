import type { Department, Team } from '@portal/api/contract';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorArea,
  PageHeader,
  PageMeta,
  PENDING_LEAD,
  Picture,
  PicturePlaceholder,
  Skeleton,
  useClub,
  usePageTexts,
  useSiteOrigin,
} from '@portal/shared-ui';
import { TEAM_LIST_PATH, teamPath } from '@portal/shared-ui/team-path';
import { styled } from 'styled-components';
import { SubscribeCard } from '../calendar/SubscribeCard.tsx';
import { teamLabel } from '../event/event-words.ts';
import { useDepartments, useFootballData, useTeam, useTeamMatches, useTeamTrainingTimes } from '../teams-api.ts';
import { timesOfTeam } from '../training-times/training-times.ts';
import { describeTeam } from './structured-data.ts';
import { TeamAlbums } from './TeamAlbums.tsx';
import { TeamContact } from './TeamContact.tsx';
import { TeamNews } from './TeamNews.tsx';
import { hasMatches } from './team-tabs.ts';
import { TeamTabs } from './TeamTabs.tsx';

/** A team: who trains it, when and where, its season, its news and its calendar. */
export function TeamPage({ slug }: { slug: string }) {
  const { data: team, error, reload } = useTeam(slug);
  const { error: timesError, reload: reloadTimes } = useTeamTrainingTimes(slug);
  const { data: departments = [] } = useDepartments();
  // One press for all that failed: an area of its own for the times would appear with the team.
  const handleRetry = () => {
    reload();
    if (timesError) reloadTimes();
  };
  if (error?.status === 404 || error?.status === 400) return <UnknownTeam slug={slug} />;
  const department = departments.find(({ id }) => id === team?.departmentId);
  const lead = [department?.name, team?.subtitle, team?.ageGroup].filter(Boolean).join(' · ');
  return (
    <>
      <TeamMeta slug={slug} team={team} department={department} hasDepartments={departments.length > 0} />
      <PageHeader title={team?.name ?? teamLabel(slug)} lead={team || error ? lead : PENDING_LEAD} />
      <Page>
        {!team && error && <ErrorArea title="Die Mannschaft konnte nicht geladen werden" onRetry={handleRetry} />}
        {!team && !error && <Skeleton shape="columns" />}
        {team && (
          <Columns>
            <TeamContact team={team} />
            <Season>
              <TeamPhoto team={team} />
              <TeamTabs team={team} />
              <TeamNews team={team} />
              <TeamAlbums team={team} />
              <SubscribeCard view={{ team: team.slug, type: '' }} teams={[team]} />
            </Season>
          </Columns>
        )}
      </Page>
    </>
  );
}

type TeamMetaProps = {
  slug: string;
  team: Team | undefined;
  department: Department | undefined;
  hasDepartments: boolean;
};

/** Title, link preview and structured data; a team whose slug has changed still has one canonical address. */
function TeamMeta({ slug, team, department, hasDepartments }: TeamMetaProps) {
  const club = useClub();
  const origin = useSiteOrigin();
  const text = usePageTexts();
  const list = text('teamsTitle', 'Mannschaften');
  const title = team?.name ?? teamLabel(slug);
  const path = teamPath(team?.slug ?? slug);
  const parts = useShownParts(slug, team);
  const league = team?.subtitle ? ` in der ${team.subtitle}` : '';
  return (
    <PageMeta
      title={title}
      description={`${title} des ${club.shortName}${league}${parts}.`}
      path={path}
      image={team?.imageUrl}
      {...(team && { jsonLd: describeTeam(team, { club: club.name, list, origin, path, department, hasDepartments }) })}
    />
  );
}

/** The parts of a team's page, as the end of its description. */
function useShownParts(slug: string, team: Team | undefined): string {
  const { data: times = [] } = useTeamTrainingTimes(slug);
  const { data: matches } = useTeamMatches(slug);
  const isProvided = useFootballData()?.teams.some((source) => source.team === slug) ?? false;
  const parts = [
    team?.trainer && 'Trainer',
    team && timesOfTeam(times, team.name).length > 0 && 'Trainingszeiten',
    (isProvided || team?.leagueTable) && 'Tabelle',
    (isProvided || hasMatches(matches)) && 'Spielplan',
    (isProvided || (team && team.squad.length > 0)) && 'Kader',
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? `: ${new Intl.ListFormat('de').format(parts)}` : '';
}

const UNKNOWN = { title: 'Mannschaft nicht gefunden', text: 'Eine Mannschaft mit dieser Adresse gibt es nicht.' };

/** No team has this address. */
function UnknownTeam({ slug }: { slug: string }) {
  return (
    <Page>
      <PageMeta title={UNKNOWN.title} description={UNKNOWN.text} path={teamPath(slug)} />
      <EmptyState level={1} {...UNKNOWN}>
        <ButtonLink to={TEAM_LIST_PATH}>Alle Mannschaften</ButtonLink>
      </EmptyState>
    </Page>
  );
}

/** The team photo, with the season that it is of: after a change of season it is still that of the last one. */
function TeamPhoto({ team: { name, imageUrl, image, season, photoSeason } }: { team: Team }) {
  const club = useClub();
  const shownSeason = (imageUrl && photoSeason) || (season ?? club.season);
  return (
    <Figure>
      {imageUrl ? (
        <Picture
          src={imageUrl}
          alt={image?.alt || `Mannschaftsfoto der ${name}`}
          {...(image && { width: image.width, height: image.height, color: image.color })}
          aspectRatio="16 / 9"
          sizes="(min-width: 1320px) 860px, (min-width: 960px) 62vw, calc(100vw - 32px)"
          loading="eager"
        />
      ) : (
        <PicturePlaceholder />
      )}
      <Caption>
        {name}
        {shownSeason && ` · Saison ${shownSeason}`}
      </Caption>
    </Figure>
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

const Figure = styled.figure`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--color-frame);
`;

const Caption = styled.figcaption`
  padding: var(--space-2) var(--space-4);
  color: var(--color-on-frame);
  font: 750 1.0625rem/1.3 var(--font-display);
  letter-spacing: 0.015em;
  word-spacing: 0.08em;
`;
