import { keyframes, styled } from 'styled-components';

/** The visitors' view of the admin area (docs/specification.md#differences-by-authentication-state). */
export function Spinner() {
  return (
    <Waiting aria-busy="true">
      <Ring aria-hidden="true" />
      <h1>Admin-Bereich wird geladen...</h1>
    </Waiting>
  );
}

const Waiting = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-5);
  min-height: 60vh;
  h1 {
    font: 600 var(--text-lg) var(--font-text);
    text-transform: none;
  }
`;

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Ring = styled.span`
  width: 48px;
  height: 48px;
  border: 4px solid var(--color-line);
  border-top-color: var(--color-brand-mark);
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 6s;
  }
`;
