import { Skeleton } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { NextMatch } from '../fixtures/NextMatch.tsx';
import { useScoreboard } from '../teams-api.ts';
import { TeamStrip } from './TeamStrip.tsx';

/**
 * The home page's scoreboard: the next match, the running one or, until the next morning, the one that is over; below
 * it what each team played last and plays next. Nothing if no match is known: the fixtures page says more.
 */
export function NextClubMatch() {
  const { data, error } = useScoreboard();

  if (!data) return error ? null : <Skeleton shape="scoreboard" />;
  if (!data.lead && data.teams.length === 0) return null;
  return (
    <Boards>
      {data.lead && <NextMatch match={data.lead.match} phase={data.lead.phase} />}
      <TeamStrip teams={data.teams} without={data.lead?.match.id} />
    </Boards>
  );
}

const Boards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;
