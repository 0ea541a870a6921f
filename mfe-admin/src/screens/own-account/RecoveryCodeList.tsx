import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { copyText } from '../../kit/copy-text.ts';
import { inGroups } from './groups.ts';
import { saveFile } from '../../kit/save-file.ts';
import { focusAtBeginning } from '../../kit/focus-at-beginning.ts';
import { focusOnLeaving } from '@portal/shared-ui/focus-on-leaving';
import { Buttons } from '../../kit/layout.ts';

type RecoveryCodeListProps = { codes: readonly string[]; email: string; onDone: () => void };

/** New recovery codes, shown this once. */
export function RecoveryCodeList({ codes, email, onDone }: RecoveryCodeListProps) {
  const written = codes.map((code) => inGroups(code, 5)).join('\n');
  const handleDownload = () => {
    const text = `Ersatzcodes für ${email} (${window.location.host})\nJeder gilt einmal, an der Stelle des Codes aus der App.\n\n${written}\n`;
    saveFile('ersatzcodes.txt', 'text/plain', text);
  };
  return (
    <Panel ref={focusOnLeaving}>
      <h2 ref={focusAtBeginning} tabIndex={-1}>
        Deine Ersatzcodes
      </h2>
      <p>
        Fehlt dein Handy, meldest du dich mit einem davon an. Jeder gilt einmal. Bewahre sie auf, wo du sie ohne Handy
        findest, zum Beispiel ausgedruckt; angezeigt werden sie nur jetzt.
      </p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{inGroups(code, 5)}</code>
          </li>
        ))}
      </Codes>
      <Buttons>
        <Button variant="secondary" onClick={() => copyText(written, 'Ersatzcodes kopiert.')}>
          Kopieren
        </Button>
        <Button variant="secondary" onClick={handleDownload}>
          Herunterladen
        </Button>
        <Button onClick={onDone}>Ich habe sie aufbewahrt</Button>
      </Buttons>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 760px;
  padding: var(--space-4);
  border-left: 6px solid var(--color-brand);
  background: var(--color-surface);
  h2 {
    font-size: 1.25rem;
  }
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: var(--space-2) var(--space-4);
  margin: 0;
  code {
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums;
  }
`;
