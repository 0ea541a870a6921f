import type { ClubEvent, TeamMatches } from '@portal/api/contract';
import { raised, useClub } from '@portal/shared-ui';
import { clockOf, dayOf } from '@portal/shared-ui/calendar-days';
import { shortDay } from '@portal/shared-ui/event-words';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { eventPath } from '../event/event-path.ts';
import { eventNotice } from '../event/event-words.ts';
import { scoreboardOf } from '../fixtures/scoreboard.ts';
import { useTeamSides } from '../teams-api.ts';

type TeamStripProps = {
  teams: readonly TeamMatches[];
  /** The match that is shown elsewhere. */
  without: string | undefined;
};

/** Each team's last and next match: a strip to swipe on phones, cards side by side if there is room. */
export function TeamStrip({ teams, without }: TeamStripProps) {
  const shown = teams
    .map(({ team, last, running, next }) => ({
      team,
      matches: [last, running, next].flatMap((match, place) =>
        match && match.id !== without ? [{ match, isRunning: place === 1 }] : [],
      ),
    }))
    .filter(({ matches }) => matches.length > 0);
  if (shown.length === 0) return null;
  return (
    <Strip aria-label="Letzte und nächste Spiele">
      {shown.map(({ team, matches }) => (
        <TeamCard key={team} matches={matches} />
      ))}
    </Strip>
  );
}

type ShownMatch = { match: ClubEvent; isRunning: boolean };

function TeamCard({ matches }: { matches: readonly ShownMatch[] }) {
  const { data: teams = [] } = useTeamSides();
  const club = useClub().shortName;
  const [first] = matches;
  return (
    <Card>
      <Name>{first && scoreboardOf(first.match, teams, club).team}</Name>
      {matches.map(({ match, isRunning }) => {
        const { score, result, place, sides } = scoreboardOf(match, teams, club);
        const opponent = sides.find(({ isOwn }) => !isOwn)?.name;
        const hasScore = match.goalsHome !== null && match.goalsAway !== null;
        const when = match.allDay
          ? shortDay(dayOf(match.startDate))
          : `${shortDay(dayOf(match.startDate))}, ${clockOf(match.startDate)}`;
        const notes = [isRunning ? 'läuft' : result, eventNotice(match)].filter(Boolean).join(', ');
        return (
          <Match key={match.id} to={eventPath(match)}>
            <b>{hasScore ? score : when}</b> {place === 'Heim' ? 'gegen' : 'bei'} {opponent}
            {notes && <Notes> ({notes})</Notes>}
          </Match>
        );
      })}
    </Card>
  );
}

const Strip = styled.ul`
  display: flex;
  gap: var(--space-3);
  overflow-x: auto;
  scroll-snap-type: x proximity;
  padding-bottom: var(--space-2);

  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    overflow: visible;
    padding-bottom: 0;
  }
`;

const Card = styled.li`
  display: grid;
  flex: 1 0 min(260px, 82%);
  align-content: start;
  min-width: 0;
  padding: var(--space-3) var(--space-4);
  scroll-snap-align: start;
  /* Also where the grid measures its column: a long name reached out of the card. */
  overflow-wrap: anywhere;
  ${raised}
`;

const Name = styled.p`
  font: var(--weight-display) var(--text-lg) / 1.1 var(--font-display);
`;

const Match = styled(Link)`
  display: block;
  min-height: var(--touch);
  padding-block: var(--space-2);
  color: inherit;
  line-height: 1.3;
  text-decoration: none;

  /* Kept in one line, unless the card is narrower than that: large text. */
  b {
    display: inline-block;
    max-width: 100%;
    font-variant-numeric: tabular-nums;
  }

  &:hover {
    text-decoration: underline;
  }
`;

const Notes = styled.span`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
