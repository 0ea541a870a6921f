import { styled } from 'styled-components';

/** The first stop of the keyboard: past the header, to the main area. */
export function SkipLink() {
  return <Skip href="#inhalt">Zum Inhalt springen</Skip>;
}

const Skip = styled.a`
  position: absolute;
  z-index: var(--z-skip);
  top: var(--space-2);
  left: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: #fff;
  color: #0b0f14;
  font-weight: 700;
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
