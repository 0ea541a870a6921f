import { createQuestions } from './questions.ts';

/** A question before something that is hard to take back. */
export type Question = { title: string; text: string; confirmLabel: string; cancelLabel?: string };

const questions = createQuestions<Question>();

/** Asks in a dialog; returns whether it was confirmed. A new question answers the one before with no. */
export const confirm = questions.ask;

/** The question that is open now; the frame shows it. */
export const useQuestion = questions.useQuestion;
