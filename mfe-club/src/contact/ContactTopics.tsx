import { ChevronDownIcon, ScriptedButton, SectionHeading, usePageTexts } from '@portal/shared-ui';
import type { BoardMember } from '@portal/api/contract';
import { styled } from 'styled-components';
import { useBoard } from '../club-api.ts';
import { ContactPersonList } from './ContactPersonList.tsx';

/**
 * What visitors may want, each with the people who answer and a way to the form; nothing while nobody of the board has
 * a topic. One is open at a time, also without scripts.
 */
export function ContactTopics({ onWrite }: { onWrite: (topic: string) => void }) {
  const text = usePageTexts();
  const topics = Object.entries(byTopic(useBoard().data ?? []));

  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="topics">
      <SectionHeading id="topics">{text('contactTopics', 'Worum geht es?')}</SectionHeading>
      {topics.map(([topic, persons]) => (
        <Topic key={topic} name="topic">
          <summary>
            {topic} <ChevronDownIcon />
          </summary>
          <ContactPersonList persons={persons} />
          <ScriptedButton variant="secondary" onClick={() => onWrite(topic)}>
            Schreib uns dazu
          </ScriptedButton>
        </Topic>
      ))}
    </section>
  );
}

/** During a rolling restart an instance of the version before may answer, which knows no topics. */
export const topicsOf = (person: Partial<BoardMember>): readonly string[] => person.topics ?? [];

/** The people of each topic, the topics in alphabetical order. */
function byTopic(board: readonly BoardMember[]): Record<string, BoardMember[]> {
  const topics = [...new Set(board.flatMap(topicsOf))].toSorted((a, b) => a.localeCompare(b, 'de'));
  return Object.fromEntries(topics.map((topic) => [topic, board.filter((person) => topicsOf(person).includes(topic))]));
}

const Topic = styled.details`
  border-bottom: 1px solid var(--color-line);

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: var(--touch);
    padding-block: var(--space-3);
    font: 750 var(--text-lg) / 1.2 var(--font-display);
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  &[open] {
    padding-bottom: var(--space-5);

    summary svg {
      rotate: 180deg;
    }
  }

  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }

  button {
    margin-top: var(--space-4);
  }
`;
