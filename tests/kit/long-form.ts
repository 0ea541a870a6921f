import { IS_LONG } from '@portal/api/test/long-form';

export { IS_LONG };

/** The reason for skipping a test without a short form; the end of a run names it. */
export const LONG_FORM_ONLY = 'only in the long form: npm run test:long';

/** The choices for the `turn`th of several places: everything in the long form, otherwise one after the other. */
export function inTurn<Choice>(choices: readonly Choice[], turn: number): Choice[] {
  return choices.filter((_, index) => IS_LONG || index === turn % choices.length);
}
