/** The portal cannot start as it is; the message is a German sentence for the operator and says what to do. */
export class StartError extends Error {}
