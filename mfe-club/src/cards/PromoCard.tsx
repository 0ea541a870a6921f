import type { ReactNode } from 'react';
import { PitchLines } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** dark: near-black with pitch lines; brand: club red; light: the page's own surface. */
type Look = 'dark' | 'brand' | 'light';

type PromoCardProps = {
  id: string;
  title: string;
  text: string;
  look: Look;
  /** The link or button. */ children: ReactNode;
};

/** A card of the home page's right column that leads somewhere. */
export function PromoCard({ id, title, text, look, children }: PromoCardProps) {
  return (
    <Surface $look={look} aria-labelledby={id}>
      {look !== 'light' && <PitchLines />}
      <Title id={id}>{title}</Title>
      <p>{text}</p>
      {children}
    </Surface>
  );
}

const grounds = {
  dark: '--color-focus: #fff; background: var(--color-frame); color: var(--color-on-frame);',
  brand: '--color-focus: #fff; background: var(--color-brand); color: var(--color-on-brand);',
  light: 'background: var(--color-surface); color: var(--color-text);',
};

const Surface = styled.section<{ $look: Look }>`
  ${({ $look }) => grounds[$look]}
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  padding: var(--space-6);
  border-radius: var(--radius);
  box-shadow: var(--shadow);

  p {
    margin-bottom: var(--space-3);
    line-height: 1.45;
  }

  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: 96px;
    height: 10px;
    background: ${({ $look }) => ($look === 'brand' ? 'var(--color-frame)' : 'var(--color-brand)')};
    clip-path: polygon(0 0, 100% 0, 100% 100%, 10px 100%);
  }
`;

const Title = styled.h2`
  font-size: var(--text-xl);
  text-transform: uppercase;
`;
