/** Whether each test covers all its cases (`npm run test:long`); its short form proves the same once. */
export const IS_LONG = Boolean(process.env['TEST_LONG']);
