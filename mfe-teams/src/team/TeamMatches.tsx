import type { ClubEvent, Matches, Team } from '@portal/api/contract';
import { ArrowRightIcon } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { fixtureNames } from '../fixtures/fixture-filter.ts';
import { MatchRow } from '../fixtures/MatchRow.tsx';

type TeamMatchesProps = { team: Team; matches: Matches };

/** The next matches of a team and its last results, and the way to all of them. */
export function TeamMatches({ team, matches: { fixtures, results } }: TeamMatchesProps) {
  return (
    <>
      <MatchList title="Nächste Spiele" teams={[team]} matches={fixtures} />
      <MatchList title="Letzte Ergebnisse" teams={[team]} matches={results} isOver />
      <All to={`/spielplan?${fixtureNames.team}=${team.slug}`} data-noprint="">
        Alle Spiele <ArrowRightIcon />
      </All>
    </>
  );
}

type MatchListProps = { title: string; teams: readonly Team[]; matches: readonly ClubEvent[]; isOver?: boolean };

function MatchList({ title, teams, matches, isOver = false }: MatchListProps) {
  if (matches.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <List>
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} teams={teams} isOver={isOver} isOfOneTeam />
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin-top: var(--space-3);
  container-type: inline-size;
`;

const All = styled(Link)`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  justify-self: start;
  min-height: var(--touch);
  font-weight: 600;
`;
