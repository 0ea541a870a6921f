import { useState, type SubmitEvent } from 'react';
import type { EditableEvent, OwnTeam } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { GoalStepper } from './GoalStepper.tsx';
import { Stack } from '../layout.ts';

/** Goals of host and guest; null for both: no result. */
export type Result = { goalsHome: number; goalsAway: number } | { goalsHome: null; goalsAway: null };

type ResultFormProps = {
  match: EditableEvent;
  teams: readonly OwnTeam[];
  isSaving: boolean;
  onSave: (result: Result) => void;
};

/** The result of a match, for a phone at the pitch: thumb-sized steps, the button says what will be saved. */
export function ResultForm({ match, teams, isSaving, onSave }: ResultFormProps) {
  const [home, setHome] = useState(match.goalsHome ?? 0);
  const [away, setAway] = useState(match.goalsAway ?? 0);
  const [host, guest] = matchSides(match, teams);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSaving) onSave({ goalsHome: home, goalsAway: away });
  };
  return (
    <Stack as="form" onSubmit={handleSubmit}>
      <Sides>
        <GoalStepper team={host} goals={home} onChange={setHome} />
        <GoalStepper team={guest} goals={away} onChange={setAway} />
      </Sides>
      <Button type="submit" aria-disabled={isSaving}>
        {home} : {away} speichern
      </Button>
      {match.goalsHome !== null && (
        <Button
          variant="quiet"
          aria-disabled={isSaving}
          onClick={() => !isSaving && onSave({ goalsHome: null, goalsAway: null })}
        >
          Ergebnis entfernen
        </Button>
      )}
    </Stack>
  );
}

/** The two sides of a match as a scoreboard calls them, the host first. */
function matchSides({ team, opponent, home }: EditableEvent, teams: readonly OwnTeam[]): [string, string] {
  const own = teams.find(({ slug }) => slug === team)?.matchName ?? 'Unsere Mannschaft';
  const other = opponent ?? 'Gegner';
  return home === false ? [other, own] : [own, other];
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--space-4);
`;
