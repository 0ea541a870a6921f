/** The command was called wrongly; the message is a German sentence that says what to do. */
export class UsageError extends Error {}
