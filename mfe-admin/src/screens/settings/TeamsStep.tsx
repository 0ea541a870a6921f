import { useRef, useState, type SubmitEvent } from 'react';
import type { EditableTeam, PageOf } from '@portal/api/contract';
import { Button, ErrorArea, Skeleton, TextInput, useClub, useResource } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { currentOf, refusalCodeOf } from '../../kit/failure.ts';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard.ts';
import { teamKind } from '../../kit/kinds/team-kind.ts';
import { Buttons, Stack } from '../../kit/layout.ts';
import { useWork } from '../../kit/use-work.ts';
import { matchNameOf } from './club-name.ts';
import { SkipButton, type StepProps } from './SkipButton.tsx';

const TEAMS = '/api/admin/teams?limit=200';
/** Teams that many clubs have, in the order in which visitors read them. */
const USUAL = [
  '1. Mannschaft',
  '2. Mannschaft',
  'Frauen',
  'A-Jugend',
  'B-Jugend',
  'C-Jugend',
  'D-Jugend',
  'E-Jugend',
  'F-Jugend',
  'Bambini',
  'Mädchen',
  'Alte Herren',
];

/** Teams by name, from chips of usual ones and a line for any other. */
export function TeamsStep({ onDone, onSkip }: Pick<StepProps, 'onDone' | 'onSkip'>) {
  const { data, error, reload } = useResource<PageOf<EditableTeam>>(TEAMS, { freshTime: 0 });
  if (!data) return error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="form" />;
  return <TeamChoice there={data.items.map(({ name }) => name)} onDone={onDone} onSkip={onSkip} />;
}

function TeamChoice({ there, onDone, onSkip }: Parameters<typeof TeamsStep>[0] & { there: readonly string[] }) {
  const { shortName } = useClub();
  const writer = useWriter(teamKind);
  const { isBusy, run } = useWork('Nicht alle Mannschaften angelegt');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [own, setOwn] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  // The names created in this step: the list may fail to load afterwards.
  const made = useRef(new Set<string>());
  const names = [...USUAL, ...there.filter((name) => !USUAL.includes(name)), ...own];
  const named = typed.trim();
  const wanted = [...new Set([...names.filter((name) => chosen.includes(name)), ...(named ? [named] : [])])];
  const missing = wanted.filter((name) => !there.includes(name));
  useUnsavedGuard(missing.length > 0);

  const toggle = (name: string) =>
    setChosen((before) => (before.includes(name) ? before.filter((one) => one !== name) : [...before, name]));
  const handleAdd = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!named) return;
    setTyped('');
    if (!names.includes(named)) setOwn((before) => [...before, named]);
    if (!there.includes(named) && !chosen.includes(named)) toggle(named);
  };
  const create = async (name: string): Promise<void> => {
    if (made.current.has(name)) return;
    try {
      await writer.send({ name, matchName: matchNameOf(name, shortName) }, null);
      made.current.add(name);
    } catch (error) {
      // Somebody else has made it meanwhile.
      if (refusalCodeOf(error) === 'name_taken') return void made.current.add(name);
      const saved = refusalCodeOf(error) === 'already_saved' && currentOf<EditableTeam>(error);
      if (!saved) throw error;
      // The one whose answer was lost, which need not be this one any more.
      made.current.add(saved.name);
      await create(name);
    }
  };
  const handleSave = () =>
    run(async () => {
      try {
        for (const name of missing) await create(name);
      } finally {
        await writer.refresh();
      }
      onDone();
    });

  return (
    <Stack $gap={5}>
      <Chips aria-label="Mannschaften">
        {names.map((name) => (
          <li key={name}>
            <Chip
              type="button"
              aria-pressed={there.includes(name) || chosen.includes(name)}
              disabled={there.includes(name)}
              onClick={() => toggle(name)}
            >
              {name}
            </Chip>
          </li>
        ))}
      </Chips>
      <Add onSubmit={handleAdd}>
        <TextInput
          aria-label="Andere Mannschaft"
          placeholder="Andere Mannschaft"
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary">
          Hinzufügen
        </Button>
      </Add>
      <Buttons>
        <Button aria-disabled={isBusy} onClick={() => void handleSave()}>
          Weiter
        </Button>
        <SkipButton onSkip={onSkip} />
      </Buttons>
    </Stack>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Chip = styled.button`
  min-height: var(--touch);
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-control);
  border-radius: 999px;
  background: var(--color-surface);
  color: var(--color-text);
  font: inherit;
  overflow-wrap: anywhere;
  &[aria-pressed='true'] {
    border-color: var(--color-text);
    background: var(--color-text);
    color: var(--color-page);
    font-weight: 650;
  }
  &[aria-pressed='true']::before {
    content: '✓ ' / '';
  }
`;

const Add = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  max-width: 480px;
  > :first-child {
    flex: 1 1 180px;
  }
`;
