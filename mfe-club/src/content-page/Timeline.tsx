import type { TimelineEntry } from '@portal/api/contract';
import { styled } from 'styled-components';

/** The club's history, oldest first: years like jersey numbers along a touchline. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Line>
      {entries.map(({ year, title, text }, index) => (
        <Step key={`${year} ${title} ${index}`}>
          <Year dateTime={String(year).padStart(4, '0')}>{year}</Year>
          <div>
            <Title>{title}</Title>
            <p>{text}</p>
          </div>
        </Step>
      ))}
    </Line>
  );
}

const Line = styled.ol`
  position: relative;
  display: grid;
  gap: var(--space-10);
  margin-top: var(--space-12);

  &::before {
    content: '';
    position: absolute;
    inset: 8px auto 8px 9px;
    width: 2px;
    background: var(--color-line);
  }

  @media (min-width: 640px) {
    &::before {
      left: calc(6.5rem + 9px);
    }
  }
`;

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  padding-left: 44px;

  /* The red cut marks the year on the line. */
  &::before {
    content: '';
    position: absolute;
    top: 0.5rem;
    left: 0;
    width: 20px;
    height: 22px;
    background: var(--color-brand);
    box-shadow: 0 0 0 6px var(--color-page);
    clip-path: polygon(8px 0, 100% 0, calc(100% - 8px) 100%, 0 100%);
  }

  p {
    max-width: var(--width-text);
    white-space: pre-line;
  }

  @media (min-width: 640px) {
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 52px;
    padding-left: 0;

    &::before {
      left: 6.5rem;
    }
  }
`;

const Year = styled.time`
  font: var(--weight-display) var(--text-2xl) / 1 var(--font-display);
  color: var(--color-brand-text);

  @media (min-width: 640px) {
    margin-right: var(--space-4);
    text-align: right;
  }
`;

const Title = styled.h2`
  margin-bottom: var(--space-2);
  overflow-wrap: anywhere;
  hyphens: auto;
  font-size: var(--text-xl);
`;
