import { useId, useRef, type ReactNode } from 'react';
import { ModalDialog } from '@portal/shared-ui';
import { keyframes, styled } from 'styled-components';

type ConsentSheetProps = {
  title: string;
  /** Beside the title, such as the button that closes. */
  corner?: ReactNode;
  /** Called after Escape; a dialog without it stays until it is answered. */
  onClose?: () => void;
  /** Whether it opens unasked. */
  comesUnasked?: boolean;
  children: ReactNode;
};

/**
 * The dialog of everything about consent: at the bottom of phones, in the middle of wider screens. It is read from its
 * title; no button looks chosen before a choice.
 */
export function ConsentSheet({ title, corner, onClose, comesUnasked = false, children }: ConsentSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <Sheet
      data-noprint=""
      aria-labelledby={titleId}
      findFocus={() => heading.current}
      comesUnasked={comesUnasked}
      {...(onClose && { onClose })}
    >
      <Top>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {corner}
      </Top>
      {children}
    </Sheet>
  );
}

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(16px);
  }
`;

/* A soft entrance also keeps browsers from taking it for the page's largest content. */
const Sheet = styled(ModalDialog)`
  animation: ${rise} var(--motion) var(--ease);
  width: min(560px, 100vw);
  max-width: none;
  max-height: 100dvh;
  margin: auto auto 0;
  padding: var(--space-5) var(--gutter);
  padding-bottom: max(var(--space-5), env(safe-area-inset-bottom));
  border: 0;
  border-top: 6px solid var(--color-brand);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-raised);
  font-size: 1rem;
  line-height: 1.5;
  overscroll-behavior: contain;
  @media (min-width: 600px) {
    margin: auto;
    padding: var(--space-6) var(--space-8) var(--space-8);
    border-radius: var(--radius);
  }
  &::backdrop {
    background: rgb(11 15 20 / 0.6);
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  margin-bottom: var(--space-3);
  h2 {
    font-size: var(--text-xl);
    outline: none;
  }
`;
