import type { HonourGroup } from '@portal/api/contract';
import { SectionHeading, raised } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** Honours of the club and those who have them. */
export function HonourGroups({ groups }: { groups: readonly HonourGroup[] }) {
  return (
    <Groups>
      {groups.map(({ title, text, members }, index) => (
        <section key={`${title} ${index}`} aria-labelledby={`honour-${index}`}>
          <SectionHeading id={`honour-${index}`}>{title}</SectionHeading>
          {text && <Text>{text}</Text>}
          {members.length > 0 && (
            <Members>
              {members.map((member, place) => (
                <li key={`${member.name} ${place}`}>
                  <strong>{member.name}</strong>
                  {member.note && <span>{member.note}</span>}
                </li>
              ))}
            </Members>
          )}
        </section>
      ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  margin-top: var(--space-12);
`;

const Text = styled.p`
  max-width: var(--width-text);
  white-space: pre-line;
`;

const Members = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: var(--space-3);
  margin-top: var(--space-5);

  li {
    display: grid;
    align-content: center;
    min-height: 64px;
    padding: var(--space-3) var(--space-4);
    ${raised}
    overflow-wrap: anywhere;
  }

  strong {
    font: 750 var(--text-lg) / 1.2 var(--font-display);
  }

  span {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;
