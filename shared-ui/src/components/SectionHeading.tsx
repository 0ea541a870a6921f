import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type SectionHeadingProps = {
  /** Heading level; 2 unless the section lies deeper. */
  level?: 1 | 2 | 3;
  id?: string;
  /** A link or button at the end of the line. */
  action?: ReactNode;
  children: ReactNode;
};

/** The head of a section: condensed title over a line that starts with the diagonal cut in the club's colours. */
export function SectionHeading({ level = 2, id, action, children }: SectionHeadingProps) {
  return (
    <Line>
      <Title as={`h${level}`} id={id}>
        {children}
      </Title>
      {action}
    </Line>
  );
}

const Line = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-6);
  padding-bottom: var(--space-3);
  box-shadow: inset 0 -2px var(--color-line);
  /* The label of a link is on the line of the title. */
  > a {
    margin: calc(-1 * var(--space-3));
  }
  &::after {
    content: '';
    position: absolute;
    left: 0;
    bottom: 0;
    width: 88px;
    height: 8px;
    background: linear-gradient(105deg, var(--color-brand) 72%, var(--color-second) 72.2%);
    clip-path: polygon(0 0, 100% 0, calc(100% - 8px) 100%, 0 100%);
  }
`;

/* A word longer than a narrow page breaks; it does not make the page wider. */
const Title = styled.h2`
  min-width: 0;
  font-size: clamp(1.375rem, 6.75vw, var(--text-2xl));
  letter-spacing: 0.005em;
`;
