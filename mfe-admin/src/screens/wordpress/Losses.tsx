import type { WordPressReport } from '@portal/api/contract';
import { styled } from 'styled-components';
import { lossText } from './wordpress-words.ts';

/** The losses of an export, by kind. */
export function Losses({ losses }: { losses: WordPressReport['losses'] }) {
  return (
    <ul>
      {losses.map((loss) => (
        <li key={`${loss.kind} ${loss.name}`}>
          <strong>{loss.count}×</strong> {lossText(loss)}
          {loss.examples.length > 0 && <Examples> – zum Beispiel „{loss.examples.join('“, „')}“</Examples>}
        </li>
      ))}
    </ul>
  );
}

/** Some of those that a line is about. */
export const Examples = styled.span`
  color: var(--color-muted);
  overflow-wrap: anywhere;
`;
