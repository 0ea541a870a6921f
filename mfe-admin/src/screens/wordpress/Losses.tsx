import type { WordPressReport } from '@portal/api/contract';
import { styled } from 'styled-components';
import { Details } from '../../kit/panel/Panel.tsx';
import { lossText } from './wordpress-words.ts';

/** What an export loses on the way, by kind. */
export function Losses({ losses }: { losses: WordPressReport['losses'] }) {
  return (
    <Details open={losses.length <= 8}>
      <summary>{losses.length === 1 ? 'Eine Art' : `${losses.length} Arten`} von Inhalten</summary>
      <ul>
        {losses.map((loss) => (
          <li key={`${loss.kind} ${loss.name}`}>
            <strong>{loss.count}×</strong> {lossText(loss)}
            {loss.examples.length > 0 && <Examples> – zum Beispiel „{loss.examples.join('“, „')}“</Examples>}
          </li>
        ))}
      </ul>
    </Details>
  );
}

/** Some of those that a line is about. */
export const Examples = styled.span`
  color: var(--color-muted);
  overflow-wrap: anywhere;
`;
