import type { ArchivedMatch, ArchivedTeam, SeasonArchive } from '@portal/api/contract';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorArea,
  formatDate,
  PageHeader,
  PageMeta,
  SectionHeading,
  Skeleton,
} from '@portal/shared-ui';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { LeagueTableView } from '../team/LeagueTableView.tsx';
import { SquadList } from '../team/SquadList.tsx';
import { useSeason } from '../teams-api.ts';
import { ARCHIVE_PATH, seasonPath } from '../fixtures/archive-path.ts';

/** `/archiv/:slug`: a season that is over, team by team. */
export function SeasonPage() {
  const { slug = '' } = useParams();
  const { data: season, error, reload } = useSeason(slug);
  if (error?.status === 404 || error?.status === 400) return <UnknownSeason slug={slug} />;
  if (!season)
    return (
      <Page>
        <PageMeta title="Saison" path={seasonPath({ slug })} />
        {error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="table" />}
      </Page>
    );
  const title = `Saison ${season.name}`;
  return (
    <>
      <PageMeta title={title} description={`${title}: Mannschaften, Kader und Ergebnisse.`} path={seasonPath(season)} />
      <PageHeader title={title} lead={`${formatDate(season.firstDay)} bis ${formatDate(season.lastDay)}`} />
      <Page>
        {season.teams.every((team) => isBlank(team, season)) && (
          <EmptyState title="Keine Ergebnisse" text="Von dieser Saison gibt es weder Spiele noch Kader oder Tabellen.">
            <ButtonLink to={ARCHIVE_PATH}>Zum Archiv</ButtonLink>
          </EmptyState>
        )}
        {season.teams.map((team) => (
          <TeamOfSeason key={team.slug} team={team} season={season} />
        ))}
      </Page>
    </>
  );
}

function UnknownSeason({ slug }: { slug: string }) {
  return (
    <Page>
      <PageMeta
        title="Saison nicht gefunden"
        description="Diese Saison ist nicht im Archiv."
        path={seasonPath({ slug })}
      />
      <EmptyState level={1} title="Saison nicht gefunden" text="Diese Saison ist nicht im Archiv.">
        <ButtonLink to={ARCHIVE_PATH}>Zum Archiv</ButtonLink>
      </EmptyState>
    </Page>
  );
}

function TeamOfSeason({ team, season }: { team: ArchivedTeam; season: SeasonArchive }) {
  const { slug, name, subtitle, squad, leagueTable } = team;
  if (isBlank(team, season)) return null;
  const matches = matchesOf(team, season);
  return (
    <Part aria-labelledby={slug}>
      <SectionHeading id={slug}>{name}</SectionHeading>
      {subtitle && <p>{subtitle}</p>}
      {matches.length > 0 && (
        <Matches>
          {matches.map((match, place) => (
            <MatchLine key={`${match.day} ${place}`} match={match} team={team} />
          ))}
        </Matches>
      )}
      {leagueTable && (
        <details>
          <summary>Tabelle</summary>
          <LeagueTableView table={leagueTable} league={subtitle} />
        </details>
      )}
      {squad.length > 0 && (
        <details>
          <summary>Kader</summary>
          <SquadList squad={squad} />
        </details>
      )}
    </Part>
  );
}

function matchesOf({ slug }: ArchivedTeam, { matches }: SeasonArchive) {
  return matches.filter(({ team }) => team === slug);
}

function isBlank(team: ArchivedTeam, season: SeasonArchive): boolean {
  return team.squad.length === 0 && !team.leagueTable && matchesOf(team, season).length === 0;
}

function MatchLine({ match, team }: { match: ArchivedMatch; team: ArchivedTeam }) {
  const { day, opponent, home, competition, cancelled, goalsHome, goalsAway, resultNote } = match;
  const score = goalsHome === null ? resultNote || 'ohne Ergebnis' : `${goalsHome}:${goalsAway}`;
  const result = goalsHome !== null && resultNote ? `${score} (${resultNote})` : score;
  return (
    <li>
      <span>
        <small>
          {formatDate(day)}
          {competition && ` · ${competition}`}
        </small>
        {(home ? [team.matchName, opponent] : [opponent, team.matchName]).join(' – ')}
      </span>
      <strong>{cancelled ? 'ausgefallen' : result}</strong>
    </li>
  );
}

const Page = styled(Container)`
  padding-block: var(--space-8) var(--space-section);
`;

const Part = styled.section`
  margin-bottom: var(--space-8);
  summary {
    min-height: var(--touch);
    padding-block: var(--space-2);
    font-weight: 600;
  }
`;

const Matches = styled.ul`
  border-bottom: 1px solid var(--color-line);
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-line);
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--color-muted);
  }
  strong {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
