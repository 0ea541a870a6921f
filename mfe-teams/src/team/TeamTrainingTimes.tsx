import { styled } from 'styled-components';
import { useTrainingTimes } from '../teams-api.ts';
import { timesOfTeam, trainingLine } from '../training-times/training-times.ts';

/** A team's training times (docs/specification.md#training-times-widget). */
export function TeamTrainingTimes({ team }: { team: string }) {
  const { data, error } = useTrainingTimes();
  if (!data && !error) return <output>Trainingszeiten werden geladen...</output>;
  const times = timesOfTeam(data ?? [], team);
  if (times.length === 0) return <p>Keine Trainingszeiten verfügbar</p>;
  return (
    <List>
      {times.map((time) => (
        <li key={time.id}>{trainingLine(time)}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`;
