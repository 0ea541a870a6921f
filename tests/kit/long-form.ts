/** Whether each test goes through all it can (`npm run test:long`); its short form proves the same once. */
export const IS_LONG = Boolean(process.env['TEST_LONG']);

/** Why a test is skipped that has no short form; the end of a run names it with this. */
export const LONG_FORM_ONLY = 'only in the long form: npm run test:long';

/** What the `turn`th of several places is tried with: everything in the long form, otherwise one after the other. */
export function inTurn<Choice>(choices: readonly Choice[], turn: number): Choice[] {
  return choices.filter((_, index) => IS_LONG || index === turn % choices.length);
}
