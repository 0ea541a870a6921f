import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloseIcon } from '@portal/shared-ui';
import { styled } from 'styled-components';

type DialogProps = {
  title: string;
  /** wide: for comparing and choosing; frame: the dark look of the navigation. */
  look?: 'plain' | 'wide' | 'frame';
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog, open as long as it is rendered: a sheet within thumb's reach on phones, centred on wider screens. */
export function Dialog({ title, look = 'plain', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed before it is taken out of the page: only then the focus goes back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    // jsdom knows no modal dialogs.
    if (element?.showModal) element.showModal();
    else element?.setAttribute('open', '');
    return () => element?.close?.();
  }, []);
  return (
    <Sheet
      ref={dialog}
      $look={look}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Top>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label="Schließen" onClick={onClose}>
          <CloseIcon />
        </button>
      </Top>
      {children}
    </Sheet>
  );
}

const Sheet = styled.dialog<{ $look: 'plain' | 'wide' | 'frame' }>`
  width: min(${({ $look }) => ($look === 'wide' ? '960px' : '520px')}, 100vw);
  max-width: none;
  max-height: 92dvh;
  margin: auto auto 0;
  padding: var(--space-4) var(--gutter) max(var(--space-6), env(safe-area-inset-bottom));
  border: 0;
  border-top: 6px solid var(--color-brand);
  background: ${({ $look }) => ($look === 'frame' ? 'var(--color-frame)' : 'var(--color-surface)')};
  color: ${({ $look }) => ($look === 'frame' ? 'var(--color-on-frame)' : 'var(--color-text)')};
  ${({ $look }) => $look === 'frame' && '--color-focus: #fff;'}
  box-shadow: var(--shadow-raised);
  font-size: 1rem;
  line-height: 1.5;
  hyphens: none;
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(11 15 20 / 0.6);
  }
  @media (min-width: 640px) {
    margin: auto;
    padding: var(--space-5) var(--space-6) var(--space-6);
    border-radius: var(--radius);
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-3);
  h2 {
    font-size: var(--text-xl);
  }
  button {
    display: grid;
    place-items: center;
    width: var(--touch);
    height: var(--touch);
  }
`;
