import { useSyncExternalStore } from 'react';

type OpenQuestion<Question> = Question & { answer: (isYes: boolean) => void };

/** Questions that a dialog shows and somebody answers with yes or no, one at a time. */
export function createQuestions<Question extends object>() {
  let open: OpenQuestion<Question> | null = null;
  const listeners = new Set<() => void>();
  const show = (next: OpenQuestion<Question> | null) => {
    open = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => open;
  const none = () => null;

  return {
    /** Returns the answer. A new question answers the one before with no. */
    ask: (question: Question): Promise<boolean> => {
      open?.answer(false);
      return new Promise((resolve) => {
        const opened: OpenQuestion<Question> = {
          ...question,
          answer: (isYes) => {
            if (open === opened) show(null);
            resolve(isYes);
          },
        };
        show(opened);
      });
    },

    /** The question that is open now. */
    useQuestion: (): OpenQuestion<Question> | null => useSyncExternalStore(subscribe, current, none),
  };
}

/** A confirmation before an action that is hard to undo. */
export type Question = { title: string; text: string; confirmLabel: string; cancelLabel?: string };

const questions = createQuestions<Question>();

/** Asks in a dialog; returns whether it was confirmed. A new question answers the one before with no. */
export const confirm = questions.ask;

/** The question that is open now; the frame shows it. */
export const useQuestion = questions.useQuestion;
