import { styled } from 'styled-components';
import { raised } from './surfaces.ts';

/**
 * A raised surface without a border. A card whose title link carries `data-cover` can be pressed anywhere: the link's
 * area covers the card.
 */
export const Card = styled.article`
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  ${raised}
  transition:
    transform var(--motion) var(--ease),
    box-shadow var(--motion) var(--ease);
  &:has([data-cover]:hover) {
    transform: translateY(-3px);
    box-shadow: var(--shadow-raised);
  }
  [data-cover] {
    color: inherit;
    text-decoration: none;
  }
  [data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  [data-cover]:focus-visible {
    outline: none;
  }
  &:has([data-cover]:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
