import { useCallback, useId, useState, type ReactNode } from 'react';
import { raised } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Icon, type IconName } from './Icon.tsx';

type PanelProps = {
  title: string;
  icon?: IconName;
  /** Whether somebody waits for it: it comes into sight and takes the focus when it appears. */
  isAwaited?: boolean;
  children: ReactNode;
};

/** A part of a screen on a surface of its own, with a heading. */
export function Panel({ title, icon, isAwaited = false, children }: PanelProps) {
  const id = useId();
  const takeFocus = useCallback((heading: HTMLElement | null) => {
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Surface aria-labelledby={id}>
      <h2 id={id} {...(isAwaited && { ref: takeFocus, tabIndex: -1 })}>
        {icon && <Icon name={icon} />}
        {title}
      </h2>
      {children}
    </Surface>
  );
}

/** Panels side by side if there is room. */
export const Panels = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Surface = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-4);
  min-width: 0;
  padding: var(--space-5);
  ${raised}
  > * {
    max-width: 100%;
  }
  > h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-lg);
  }
`;

/** A part that opens when somebody wants it. */
export const Details = styled.details`
  width: 100%;
  summary {
    min-height: var(--touch);
    padding-block: var(--space-2);
    font-weight: 600;
  }
  li {
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-line);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;

type LateDetailsProps = {
  summary: string;
  /** Whether it stays when it is closed again, as typed values require. */
  isKept?: boolean;
  children: ReactNode;
};

/** The same for content that is fetched when somebody opens it. */
export function LateDetails({ summary, isKept = false, children }: LateDetailsProps) {
  const [isThere, setIsThere] = useState(false);
  return (
    <Details onToggle={({ currentTarget }) => setIsThere((was) => currentTarget.open || (isKept && was))}>
      <summary>{summary}</summary>
      {isThere && children}
    </Details>
  );
}

/** Sections of a screen below each other. */
export const Parts = styled.div`
  display: grid;
  gap: var(--space-10);
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-xl);
  }
  section > p {
    max-width: 30.8em;
    margin-bottom: var(--space-4);
    color: var(--color-muted);
  }
`;
