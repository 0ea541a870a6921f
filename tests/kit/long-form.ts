/** Whether each test goes through all it can (`npm run test:long`); its short form proves the same once. */
export const IS_LONG = Boolean(process.env['TEST_LONG']);

/** What the `turn`th of several places is tried with: everything in the long form, otherwise one after the other. */
export function inTurn<Choice>(choices: readonly Choice[], turn: number): Choice[] {
  return choices.filter((_, index) => IS_LONG || index === turn % choices.length);
}
