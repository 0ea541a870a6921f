import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { CloseIcon, dismissToast, useToasts } from '@portal/shared-ui';
import { useRef, type FocusEvent, type MouseEvent as Press } from 'react';
import { css, styled } from 'styled-components';

/**
 * Milliseconds a toast is shown, and px of a swipe to the right that dismiss it
 * (docs/specification.md#tooltips-and-toasts).
 */
const DURATION = 5000;
const SWIPE_THRESHOLD = 50;
/** Milliseconds in which a second press at the same place is still meant for the toast that the first has closed. */
const DOUBLE_PRESS = 500;

/** Shows the toasts; F8 moves the focus to them, and it goes back when they are closed. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const area = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  // The list's parent has the stops before and behind it, too.
  const isInside = (element: Element | null) => area.current?.parentElement?.contains(element) ?? false;
  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const close = (id: number) => {
    const hadFocus = isInside(document.activeElement);
    dismissToast(id);
    if (hadFocus) cameFrom.current?.focus({ preventScroll: true });
  };
  return (
    <Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD} label="Benachrichtigung">
      {toasts.map(({ id, title, description, variant, action, duration, isOpen }) => (
        <Message
          key={id}
          $isDanger={variant === 'danger'}
          type={variant === 'danger' ? 'foreground' : 'background'}
          open={isOpen}
          onOpenChange={(open) => open || close(id)}
          onFocus={handleFocus}
          onClickCapture={keepSecondPress}
          {...(duration !== undefined && { duration })}
        >
          <div>
            <Title asChild>
              <strong>{title}</strong>
            </Title>
            {description && (
              <Description asChild>
                <p>{description}</p>
              </Description>
            )}
          </div>
          {action && (
            <Action altText={action.label} onClick={action.onAction}>
              {action.label}
            </Action>
          )}
          <Close aria-label="Schließen">
            <CloseIcon />
          </Close>
        </Message>
      ))}
      <Area ref={area} hotkey={['F8']} label="Benachrichtigungen ({hotkey})" onFocus={handleFocus} data-noprint="" />
    </Provider>
  );
}

/**
 * A button of a toast that is pressed twice does not press the element behind it: on phones the link to the website.
 */
function keepSecondPress({ target }: Press): void {
  const pressed = (target as Element).closest('button')?.getBoundingClientRect();
  if (!pressed) return;
  const keep = (press: MouseEvent) => {
    const { clientX: x, clientY: y } = press;
    if (x <= pressed.left || x >= pressed.right || y <= pressed.top || y >= pressed.bottom) return;
    press.preventDefault();
    press.stopPropagation();
  };
  document.addEventListener('click', keep, true);
  setTimeout(() => document.removeEventListener('click', keep, true), DOUBLE_PRESS);
}

const Area = styled(Viewport)`
  --color-focus: #fff;
  position: fixed;
  z-index: var(--z-skip);
  inset: var(--toast-place, auto 0 calc(var(--work-bar, 0px) + env(safe-area-inset-bottom)) auto);
  width: 100vw;
  padding: var(--toast-inset, var(--space-4));
  pointer-events: none;
  @media (min-width: 768px) {
    max-width: 420px;
  }
`;

const OFFER_IN_ONE_LINE = css`
  &:has(> button:not([aria-label])) p {
    display: var(--toast-text, block);
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
`;

const Message = styled(Root)<{ $isDanger: boolean }>`
  display: flex;
  /* What is longer scrolls, also by touch, which else only swipes it away. */
  max-height: 60vh;
  overflow: auto;
  touch-action: pan-y !important;
  align-items: center;
  gap: var(--space-3);
  padding: var(--toast-inset, var(--space-3)) var(--space-2) var(--toast-inset, var(--space-3)) var(--space-5);
  border-left: 6px solid var(--color-brand);
  border-radius: var(--radius);
  background: ${({ $isDanger }) => ($isDanger ? 'var(--color-category-red)' : 'var(--color-frame)')};
  color: var(--color-on-frame);
  box-shadow:
    0 0 0 1px var(--color-frame-line),
    var(--shadow-raised);
  font-size: var(--text-sm);
  line-height: 1.35;
  hyphens: auto;
  pointer-events: auto;
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform var(--motion) var(--ease);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  /* Of what was just done a line is enough where there is room for no more; why something failed is said in full. */
  ${({ $isDanger }) => !$isDanger && OFFER_IN_ONE_LINE}
  > button {
    position: sticky;
    inset-block: 0;
    flex: none;
    min-width: var(--touch);
    min-height: var(--touch);
    font-weight: 700;
  }
  > button:not([aria-label]) {
    padding-inline: var(--toast-button, var(--space-4));
    border-radius: var(--radius);
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
  > button[aria-label] {
    display: grid;
    place-items: center;
  }
`;
