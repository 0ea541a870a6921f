import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Choices } from '../frame/Confirmations.tsx';
import { Dialog } from '../frame/Dialog.tsx';

type ConflictDialogProps = {
  /** What the fields are called; only these are compared. */
  labels: ReadonlyMap<string, string>;
  mine: Readonly<Record<string, unknown>>;
  theirs: Readonly<Record<string, unknown>>;
  onChoose: (choice: 'mine' | 'theirs' | 'later') => void;
};

/** Somebody else has saved meanwhile: both versions field by field, and the choice. Nothing is lost until it is made. */
export function ConflictDialog({ labels, mine, theirs, onChoose }: ConflictDialogProps) {
  const different = [...labels].filter(([name]) => readable(mine[name]) !== readable(theirs[name]));
  return (
    <Dialog title="Jemand anderes hat inzwischen gespeichert" look="wide" onClose={() => onChoose('later')}>
      <p>
        {different.length > 0
          ? 'Diese Angaben unterscheiden sich. Welche Fassung soll gelten?'
          : 'Beide Fassungen stimmen in diesem Formular überein.'}
      </p>
      <Differences>
        {different.map(([name, label]) => (
          <div key={name}>
            <h3>{label}</h3>
            <div>
              <h4>Meine Fassung</h4>
              <p>{readable(mine[name]) || '(leer)'}</p>
            </div>
            <div>
              <h4>Die andere Fassung</h4>
              <p>{readable(theirs[name]) || '(leer)'}</p>
            </div>
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

/** A value as a person reads it; HTML without its tags. */
function readable(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
  if (typeof value === 'number') return value.toLocaleString('de-DE');
  if (typeof value !== 'string') return JSON.stringify(value, null, 1);
  return value
    .replace(/<\/(p|h\d|li|blockquote)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim();
}

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
  p {
    max-height: 12em;
    overflow: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
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
