import { createQuestions } from './questions.ts';

/** A confirmation before an action that is hard to undo. */
export type Question = { title: string; text: string; confirmLabel: string; cancelLabel?: string };

const questions = createQuestions<Question>();

/** Asks in a dialog; returns whether it was confirmed. A new question answers the one before with no. */
export const confirm = questions.ask;

/** The question that is open now; the frame shows it. */
export const useQuestion = questions.useQuestion;
