import type { SquadMember } from '@portal/api/contract';
import { byPosition } from '@portal/shared-ui/squad-positions';
import { styled } from 'styled-components';

/**
 * The squad from goalkeeper to forward, each position in its stored order; players who do not want to be named appear
 * by number alone.
 */
export function SquadList({ squad }: { squad: readonly SquadMember[] }) {
  const positions = new Set(squad.map(({ position }) => position));
  return (
    <>
      {[...positions].toSorted(byPosition).map((position) => (
        <section key={position} aria-label={position}>
          <Position>{position}</Position>
          <Players>
            {squad
              .filter((player) => player.position === position)
              .map(({ number, name }, index) => (
                <Player key={index}>
                  <Shirt>{number ?? '–'}</Shirt>
                  {name ?? position}
                </Player>
              ))}
          </Players>
        </section>
      ))}
    </>
  );
}

const Position = styled.h3`
  margin-bottom: var(--space-3);
  font-size: var(--text-lg);
`;

const Players = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  gap: var(--space-2);
`;

const Player = styled.li`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  overflow-wrap: anywhere;
`;

const Shirt = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--radius);
  background: var(--color-frame);
  color: var(--color-on-frame);
  font: 800 1.25rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;
`;
