import { useId } from 'react';
import type { ImportReport, TeamSummary } from '@portal/api/contract';
import { Select, useResource } from '@portal/shared-ui';
import { Note, Stack } from '../../kit/layout.ts';
import { Details } from '../../kit/Panel.tsx';
import { AskedField } from '../../kit/form/asked-field.ts';
import type { RunningImport } from './use-import.ts';

type NamedTeam = NonNullable<ImportReport['names']>[number];
type NameQuestionsProps = { names: readonly NamedTeam[]; running: RunningImport };

const OPEN = 'open';
const NONE = 'none';

/** Assigns the names of a file: those that look like ours first, all others behind a click. */
export function NameQuestions({ names, running }: NameQuestionsProps) {
  const unclear = names.filter(({ isUnclear }) => isUnclear);
  const others = names.filter(({ isUnclear }) => !isUnclear);
  return (
    <Stack $gap={3}>
      {unclear.length > 0 && (
        <>
          <Note>Diese Namen sehen nach eurem Verein aus. Die Antwort gilt auch für spätere Importe.</Note>
          {unclear.map((named) => (
            <NameQuestion key={keyOf(named)} named={named} running={running} />
          ))}
        </>
      )}
      {others.length > 0 && (
        <Details>
          <summary>Alle anderen Mannschaften der Datei ({others.length})</summary>
          <Stack $gap={3}>
            {others.map((named) => (
              <NameQuestion key={keyOf(named)} named={named} running={running} />
            ))}
          </Stack>
        </Details>
      )}
    </Stack>
  );
}

function NameQuestion({ named, running }: { named: NamedTeam; running: RunningImport }) {
  const id = useId();
  const { data: teams = [] } = useResource<TeamSummary[]>('/api/teams');
  const { ageClass, name, teamId, guess } = named;
  const handleChoose = (chosen: string) => {
    const others = running.answers.names.filter((said) => keyOf(said) !== keyOf(named));
    void running.say({ names: [...others, { ageClass, name, teamId: chosen === NONE ? null : chosen }] });
  };
  return (
    <AskedField>
      <label htmlFor={id}>
        {name}
        {ageClass && ` (${ageClass})`}
      </label>
      <Select
        id={id}
        value={teamId === undefined ? OPEN : (teamId ?? NONE)}
        aria-disabled={running.isBusy}
        onChange={({ target }) => running.isBusy || handleChoose(target.value)}
      >
        <option value={OPEN} disabled>
          {named.isUnclear ? 'Welche Mannschaft ist das?' : 'Keine von uns'}
        </option>
        {teams
          .toSorted((a, b) => Number(b.id === guess) - Number(a.id === guess))
          .map((team) => (
            <option key={team.id} value={team.id}>
              {team.name}
            </option>
          ))}
        <option value={NONE}>Gehört nicht zu uns</option>
      </Select>
    </AskedField>
  );
}

function keyOf({ ageClass, name }: Pick<NamedTeam, 'ageClass' | 'name'>): string {
  return `${ageClass}\n${name}`;
}
