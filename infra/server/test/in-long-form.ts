import { IS_LONG } from '@portal/api/test/long-form';

/** `test` in the long form, otherwise a skipped test: for what takes many seconds and has no short form. */
export const inLongForm = IS_LONG ? test : test.skip;
