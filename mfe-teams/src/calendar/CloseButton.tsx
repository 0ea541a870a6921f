import { CloseIcon } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** Closes the sheet in whose corner it is; the sheet is its positioned ancestor. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <Corner type="button" aria-label="Schließen" onClick={onClick}>
      <CloseIcon />
    </Corner>
  );
}

const Corner = styled.button`
  position: absolute;
  top: var(--space-3);
  right: var(--space-3);
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius);

  &:hover {
    background: var(--color-sunken);
  }
`;
