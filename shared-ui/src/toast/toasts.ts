import { create } from 'zustand';

/** Milliseconds a dismissed toast is kept before it is removed (docs/specification.md#tooltips-and-toasts). */
const REMOVAL_DELAY = 1_000_000;
/** How many are visible at the same time (the same place). */
const MOST_VISIBLE = 1;

/** The content of a toast. `duration` in ms, 5 s by default; `Infinity` stays until it is dismissed. */
export type ToastContent = {
  title: string;
  description?: string;
  /** danger: something failed. */
  variant?: 'plain' | 'danger';
  action?: { label: string; onAction: () => void };
  duration?: number;
};

/** A toast as the frame shows it; a dismissed one is no longer open. */
export type Toast = ToastContent & { id: number; isOpen: boolean };

/** The toasts the frame shows, newest first; the same for all sections. */
export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a toast in place of the one before; returns a function that dismisses it. */
export function showToast(content: ToastContent): () => void {
  const id = ++lastId;
  useToasts.setState(({ toasts }) => ({
    toasts: [{ ...content, id, isOpen: true }, ...toasts].slice(0, MOST_VISIBLE),
  }));
  return () => dismissToast(id);
}

/** Closes a toast; it is removed much later, so that its exit animation is not interrupted. */
export function dismissToast(id: number): void {
  const { toasts } = useToasts.getState();
  if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
  useToasts.setState({ toasts: toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)) });
  setTimeout(removeToast, REMOVAL_DELAY, id);
}

function removeToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
