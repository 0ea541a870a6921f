import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Choices } from '../dialog/Confirmations.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import type { FieldLabel } from './form-context.ts';
import { isSame } from './merge-newer.ts';
import { readable } from './readable.ts';
import type { VersionChoice } from './use-edited-version.ts';

type ConflictDialogProps = {
  /** The labels of the fields; only these are compared. */
  labels: ReadonlyMap<string, FieldLabel>;
  mine: Readonly<Record<string, unknown>>;
  theirs: Readonly<Record<string, unknown>>;
  onChoose: (choice: VersionChoice) => void;
};

/**
 * Somebody else has saved meanwhile: both versions field by field, and the choice. Nothing is lost until it is made.
 */
export function ConflictDialog({ labels, mine, theirs, onChoose }: ConflictDialogProps) {
  const different = [...labels].filter(([name]) => !isSame(mine[name], theirs[name]));
  return (
    <Dialog title="Jemand anderes hat inzwischen gespeichert" look="wide" onClose={() => onChoose('later')}>
      <p>
        {different.length > 0
          ? 'Diese Angaben unterscheiden sich. Welche Fassung soll gelten?'
          : 'Beide Fassungen stimmen in diesem Formular überein.'}
      </p>
      <Differences>
        {different.map(([name, { label, show }]) => (
          <div key={name}>
            <h3>{label}</h3>
            <Version title="Meine Fassung" value={mine[name]} show={show} />
            <Version title="Die andere Fassung" value={theirs[name]} show={show} />
          </div>
        ))}
      </Differences>
      <Choices>
        <Button variant="quiet" onClick={() => onChoose('later')}>
          Später entscheiden
        </Button>
        <Button variant="secondary" onClick={() => onChoose('theirs')}>
          Andere Fassung übernehmen
        </Button>
        <Button onClick={() => onChoose('mine')}>Meine Fassung speichern</Button>
      </Choices>
    </Dialog>
  );
}

type VersionProps = { title: string; value: unknown; show: FieldLabel['show'] };

function Version({ title, value, show = readable }: VersionProps) {
  return (
    <div>
      <h4>{title}</h4>
      <Value>{show(value) || '(leer)'}</Value>
    </div>
  );
}

const Value = styled.div`
  max-height: 16em;
  overflow: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Differences = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-4);
  h3 {
    font-size: var(--text-lg);
  }
  h4 {
    color: var(--color-muted);
    font: 600 var(--text-sm) var(--font-text);
  }
  > div {
    display: grid;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-4);
    border-radius: var(--radius);
    background: var(--color-sunken);
  }
  @media (min-width: 640px) {
    > div {
      grid-template-columns: 1fr 1fr;
    }
    h3 {
      grid-column: 1 / -1;
    }
  }
`;
