import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, CloseIcon, ModalDialog, useToasts } from '@portal/shared-ui';
import { styled } from 'styled-components';

type DialogProps = {
  title: string;
  /** wide: for comparing and choosing; frame: the dark look of the navigation. */
  look?: 'plain' | 'wide' | 'frame';
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal dialog with a title: a sheet within thumb's reach on phones, centred on wider screens. It shows the messages
 * and buttons of toasts itself, which would be behind it.
 */
export function Dialog({ title, look = 'plain', onClose, children }: DialogProps) {
  const titleId = useId();
  const toast = useToasts(({ toasts: [newest] }) => newest);
  const [earlier] = useState(toast);
  useEffect(() => swallowSecondClick, []);
  return (
    <Sheet $look={look} aria-labelledby={titleId} findFocus={onlyField} onClose={onClose} onKeyDown={keepToItself}>
      <Top>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label="Schließen" onClick={onClose}>
          <CloseIcon />
        </button>
      </Top>
      {children}
      <Said role="alert">
        {toast && toast.id !== earlier?.id && (
          <div key={toast.id} ref={scrollIntoSight}>
            <p>
              <strong>{toast.title}</strong> {toast.description}
            </p>
            {toast.action && (
              <Button variant="secondary" onClick={toast.action.onAction}>
                {toast.action.label}
              </Button>
            )}
          </div>
        )}
      </Said>
    </Sheet>
  );
}

/** In a long dialog the message may be below the part that is seen. */
function scrollIntoSight(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}

/** The double-click time in ms, the maximum of browsers and systems. */
const DOUBLE_CLICK = 500;

/** The first click of a double click has closed the dialog; the second would press what lay below its button. */
function swallowSecondClick() {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, true);
  setTimeout(() => removeEventListener('click', swallow, true), DOUBLE_CLICK);
}

/** Enter in a field would send the form that the dialog was opened from. */
function keepToItself(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && !currentTarget.contains(target.form))
    event.preventDefault();
}

const FIELDS = 'input:not([type=hidden], [hidden]), select, textarea';

/** Focused at once: it is the only field, and no alternative precedes it. */
function onlyField(dialog: HTMLElement): HTMLElement | undefined {
  const fields = dialog.querySelectorAll<HTMLElement>(FIELDS);
  const [, first] = dialog.querySelectorAll<HTMLElement>(`button, a[href], ${FIELDS}`);
  return fields.length === 1 && first === fields[0] ? first : undefined;
}

const Sheet = styled(ModalDialog)<{ $look: 'plain' | 'wide' | 'frame' }>`
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
    flex: none; /* Beside a long title, too. */
    place-items: center;
    width: var(--touch);
    height: var(--touch);
  }
`;

const Said = styled.div`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    margin-top: var(--space-4);
    padding: var(--space-3) var(--space-4);
    border-left: 6px solid var(--color-brand);
    background: var(--color-page);
    color: var(--color-text);
  }
`;
