import type { MouseEvent, ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { raised } from '@portal/shared-ui';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon.tsx';

type SortableRowProps = {
  id: string;
  name: string;
  look: 'line' | 'grid';
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  children: ReactNode;
};

/** One row of a `SortableList`. */
export function SortableRow({ id, name, look, isFirst, isLast, onMove, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: 'verschiebbar' },
  });
  const style = {
    ...(transform && { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }),
    ...(transition && { transition }),
  };
  const stepBy = (step: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove(step);
    // A row that changes its place loses the focus, and keyboard users would start again at the top of the page.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <Row ref={setNodeRef} $look={look} style={style} data-dragging={isDragging || undefined}>
      <Handle ref={setActivatorNodeRef} type="button" {...attributes} {...listeners} aria-label={`${name} verschieben`}>
        <Icon name="grip" />
      </Handle>
      <div>{children}</div>
      {look === 'line' && (
        <Steps>
          <Step type="button" aria-label={`${name} nach oben`} aria-disabled={isFirst} onClick={stepBy(-1)}>
            <Icon name="up" />
          </Step>
          <Step type="button" aria-label={`${name} nach unten`} aria-disabled={isLast} onClick={stepBy(1)}>
            <Icon name="down" />
          </Step>
        </Steps>
      )}
    </Row>
  );
}

/* The handle lies on the tile. */
const tile = css`
  align-items: stretch;
  padding: 0;
  > button {
    position: absolute;
    z-index: 1;
    top: 0;
    right: 0;
    border-radius: 0 var(--radius);
    background: color-mix(in srgb, var(--color-surface) 80%, transparent);
  }
`;

const Row = styled.li<{ $look: 'line' | 'grid' }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2);
  ${raised}
  > button + div {
    flex: 1;
    min-width: 0;
    hyphens: auto;
  }
  &[data-dragging] {
    z-index: 2;
    box-shadow: var(--shadow-raised);
  }
  ${({ $look }) => $look === 'grid' && tile}
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius);
  &:hover:not([aria-disabled='true']) {
    background: var(--color-sunken);
  }
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`;

const Handle = styled(Step)`
  cursor: grab;
  touch-action: none;
  svg {
    stroke-width: 4;
    stroke-linecap: round;
  }
`;

const Steps = styled.div`
  display: flex;
  flex: none;
`;
