import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { whenPainted } from '../document/when-painted.ts';

type ModalDialogProps = Omit<ComponentProps<'dialog'>, 'onClose'> & {
  /** Escape was pressed; a dialog without it stays until it is answered. */
  onClose?: () => void;
  /** The element that gets the focus, if not the first focusable one. */
  findFocus?: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
  /** Whether a click beside it closes it, too; then one child contains everything and fills it. */
  closesBeside?: boolean;
  /**
   * It opens unasked: the page is painted with it first, because opening restyles the whole page, and it waits while
   * somebody is in a field.
   */
  comesUnasked?: boolean;
  /**
   * Painted first and modal afterwards, because `showModal` restyles the whole page: a press is answered sooner. Its
   * styles place it without the browser's top layer.
   */
  isSeenFirst?: boolean;
};

/**
 * A modal dialog, open as long as it is rendered. The browser keeps the focus inside and gives it back; the page behind
 * does not scroll. Its look is its user's.
 */
export function ModalDialog({
  onClose,
  findFocus,
  closesBeside = false,
  comesUnasked = false,
  isSeenFirst = false,
  ...rest
}: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const focusOnOpen = useEffectEvent((dialog: HTMLDialogElement) => findFocus?.(dialog)?.focus());
  // Closed before it is taken out of the page: only then the focus returns.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const open = () => {
      // Unlike `close`, this fires no event.
      if (isSeenFirst) dialog.removeAttribute('open');
      if (dialog.open) return;
      dialog.showModal();
      focusOnOpen(dialog);
    };
    if (isSeenFirst) dialog.setAttribute('open', '');
    const wait = comesUnasked ? whenPaintedAndUntyped : whenPainted;
    const stopWaiting = comesUnasked || isSeenFirst ? wait(open) : open();
    return () => {
      stopWaiting?.();
      dialog.close();
    };
  }, [comesUnasked, isSeenFirst]);
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  // At a second Escape browsers close it, even if the event was prevented.
  const handleClose = () => {
    if (onClose) onClose();
    else ref.current?.showModal();
  };
  const handleClick = ({ target }: MouseEvent) => target === ref.current && onClose?.();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape does it for the keyboard
    <dialog
      ref={ref}
      {...rest}
      onCancel={handleCancel}
      onClose={handleClose}
      {...(closesBeside && { onClick: handleClick })}
    />
  );
}

/** Grace period in ms after leaving a field, for reaching the next one or pressing the button below. */
const LEAVING = 1500;
/** Fields that take letters, which would be lost. */
const FIELD = 'textarea, input:not([type="checkbox"], [type="radio"])';
/** After these events nobody may be in a field any more; a field removed from the page fires none. */
const LEAVING_EVENTS = ['focusin', 'focusout', 'keydown', 'click'] as const;

/** Runs when the next frame has been painted and nobody is in a field; returns a function that cancels it. */
function whenPaintedAndUntyped(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (time: number) => {
    clearTimeout(timer);
    if (!document.activeElement?.matches(FIELD)) timer = setTimeout(run, time);
  };
  const handleEvent = () => wait(LEAVING);
  const frame = requestAnimationFrame(() => {
    wait(0);
    for (const name of LEAVING_EVENTS) addEventListener(name, handleEvent, true);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const name of LEAVING_EVENTS) removeEventListener(name, handleEvent, true);
  };
}
