/** The command was called wrongly; the message says what to do, in the command’s language. */
export class UsageError extends Error {}
