import { ArrowRightIcon, ButtonLink, PitchLines } from '@portal/shared-ui';
import { styled } from 'styled-components';
import type { Steps } from './steps-after.ts';

/** The box beside a text that says where to go from here. */
export function NextSteps({ title, text, links: [first, ...others] }: Steps) {
  return (
    <Box aria-labelledby="next-steps" data-noprint="">
      <PitchLines />
      <Title id="next-steps">{title}</Title>
      <p>{text}</p>
      {first && (
        <ButtonLink to={first.to}>
          {first.label} <ArrowRightIcon />
        </ButtonLink>
      )}
      {others.map(({ label, to }) => (
        <ButtonLink key={to} to={to} variant="secondary">
          {label}
        </ButtonLink>
      ))}
    </Box>
  );
}

const Box = styled.aside`
  --color-focus: #fff;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  gap: var(--space-3);
  padding: var(--space-6);
  border-radius: var(--radius);
  background: var(--color-frame);
  color: var(--color-on-frame);

  p {
    margin-bottom: var(--space-2);
    color: var(--color-on-frame-muted);
  }

  @media (min-width: 1024px) {
    position: sticky;
    top: calc(var(--header-height) + var(--header-overhang) + var(--space-4));
  }
`;

const Title = styled.h2`
  font-size: var(--text-xl);
`;
