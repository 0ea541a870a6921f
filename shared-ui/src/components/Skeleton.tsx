import type { SkeletonShape } from '@portal/api/contract';
import { css, keyframes, styled } from 'styled-components';
import { Container } from './Container.tsx';
import { heroHeight } from './hero-height.ts';

type SkeletonProps = {
  shape: SkeletonShape;
  /** How many cards or rows. */ count?: number;
  /** How many of them below 768 px, where fewer are shown. */ phoneCount?: number;
};

const counts: Readonly<Record<SkeletonShape, number>> = {
  cards: 6,
  article: 6,
  table: 8,
  text: 5,
  form: 4,
  hero: 0,
  scoreboard: 1,
  columns: 6,
};

/** The place of something still loading, in its shape and with fixed heights, so that nothing jumps. */
export function Skeleton({ shape, count = counts[shape], phoneCount = count }: SkeletonProps) {
  if (shape === 'hero') return <Hero aria-label="Wird geladen" />;
  return (
    <Container as="output" aria-label="Wird geladen">
      <Shape $shape={shape} $phoneCount={phoneCount} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} />
        ))}
      </Shape>
    </Container>
  );
}

const shimmer = keyframes`
  50% { opacity: 0.5; }
`;

const shapes = {
  cards: css`
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    i {
      height: 380px;
      box-shadow: inset 0 -180px var(--color-surface);
    }
  `,
  article: css`
    max-width: 44rem;
    margin-inline: auto;
    i {
      height: 20px;
    }
    i:nth-child(1) {
      height: 104px;
    }
    i:nth-child(2) {
      height: auto;
      aspect-ratio: 16 / 9;
    }
    i:last-child {
      width: 60%;
    }
  `,
  table: css`
    gap: 2px;
    i {
      height: 52px;
    }
  `,
  text: css`
    max-width: var(--width-text);
    i {
      height: 20px;
    }
    i:first-child {
      width: 50%;
      height: 44px;
    }
  `,
  form: css`
    max-width: 32rem;
    i {
      height: 76px;
    }
    i:last-child {
      width: 160px;
      height: 48px;
    }
  `,
  scoreboard: css`
    padding-block: 0;
    i {
      height: clamp(430px, 380px + 11vw, 540px);
    }
  `,
  /* The boxes beside a picture and the rest below it; on phones the picture comes first. */
  columns: css`
    gap: var(--space-5) var(--space-8);
    padding-block: var(--space-8);
    i {
      height: 126px;
    }
    i:nth-child(1) {
      box-sizing: content-box;
      height: auto;
      aspect-ratio: 16 / 9;
      padding-bottom: 38px;
    }
    i:nth-child(2) {
      height: 112px;
    }
    i:nth-child(3) {
      height: 210px;
    }
    i:nth-child(5) {
      height: 48px;
    }
    i:last-child {
      height: 320px;
      box-shadow: inset 0 -268px var(--color-surface);
    }
    i:nth-child(1) + i,
    i:last-child {
      margin-top: calc(var(--space-8) - var(--space-5));
    }

    @media (min-width: 960px) {
      grid-template: repeat(3, auto) 1fr auto / 340px minmax(0, 1fr);
      i:nth-child(1) {
        grid-area: 1 / 2 / span 4;
      }
      i:nth-child(1) + i {
        margin-top: 0;
      }
      i:nth-child(5) {
        grid-row: 4 / span 2;
      }
      i:last-child {
        grid-area: 5 / 2;
      }
    }
  `,
};

/* From edge to edge, dark as the picture that comes; it shimmers over dark, or a light page would flash through. */
const Hero = styled.output`
  ${heroHeight}
  position: relative;
  display: block;
  background: var(--color-frame);
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--color-frame-raised);
    animation: ${shimmer} 1.6s ease-in-out infinite;
  }
`;

const Shape = styled.span<{ $shape: Exclude<SkeletonShape, 'hero'>; $phoneCount: number }>`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-10);
  i {
    border-radius: var(--radius);
    background: var(--color-sunken);
    animation: ${shimmer} 1.6s ease-in-out infinite;
  }
  ${({ $shape }) => shapes[$shape]}

  @media (max-width: 767px) {
    i:nth-child(n + ${({ $phoneCount }) => $phoneCount + 1}) {
      display: none;
    }
  }

  /* Within a page it begins where the content will. */
  ${Container} ${Container} > & {
    padding-block: 0;
  }
`;
