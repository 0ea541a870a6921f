/** Asks whether the page may be left, and answers it. */
type LeaveQuestion = () => Promise<boolean>;

const questions = new Set<LeaveQuestion>();

/**
 * Keeps the browser's back and forward buttons from leaving the page before `ask` has answered yes; the shell's router
 * holds the step back meanwhile. Returns a function that ends that.
 */
export function guardLeaving(ask: LeaveQuestion): () => void {
  questions.add(ask);
  return () => void questions.delete(ask);
}

/** Whether somebody wants to be asked first. */
export function isLeavingGuarded(): boolean {
  return questions.size > 0;
}

/** Asks one of them, however many there are; true when the page may be left. */
export async function mayLeave(): Promise<boolean> {
  const [ask] = questions;
  return ask ? ask() : true;
}
