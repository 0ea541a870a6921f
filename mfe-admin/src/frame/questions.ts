import { useSyncExternalStore } from 'react';

type Asked<Question> = Question & { answer: (isYes: boolean) => void };

/** Questions that a dialog shows and somebody answers with yes or no, one at a time. */
export function createQuestions<Question extends object>() {
  let asked: Asked<Question> | null = null;
  const listeners = new Set<() => void>();
  const show = (next: Asked<Question> | null) => {
    asked = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => asked;
  const none = () => null;

  return {
    /** Answers what was answered. A new question answers the one before with no. */
    ask: (question: Question): Promise<boolean> => {
      asked?.answer(false);
      return new Promise((resolve) => {
        const opened: Asked<Question> = {
          ...question,
          answer: (isYes) => {
            if (asked === opened) show(null);
            resolve(isYes);
          },
        };
        show(opened);
      });
    },

    /** The question that is open now. */
    useQuestion: (): Asked<Question> | null => useSyncExternalStore(subscribe, current, none),
  };
}
