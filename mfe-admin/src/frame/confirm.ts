import { useSyncExternalStore } from 'react';

/** A question before something that is hard to take back. */
export type Question = { title: string; text: string; confirmLabel: string; cancelLabel?: string };

type Asked = Question & { answer: (isConfirmed: boolean) => void };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

/** Asks in a dialog; answers whether it was confirmed. A new question answers the one before with no. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      ask(null);
      resolve(isConfirmed);
    };
    ask({ ...question, answer });
  });
}

/** The question that is open now; the frame shows it. */
export function useQuestion(): Asked | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
}

function ask(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
