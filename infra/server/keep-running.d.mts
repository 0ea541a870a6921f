/** How one run of the portal ended. */
export type Run = { code: number | null; signal: string | null; wasReady: boolean; isAsked: boolean };

type Options = { say?: (line: string) => void; wait?: (time: number) => Promise<void>; now?: () => number };

/** Runs the portal and starts it again when it ends without being asked to; resolves with the exit code of all. */
export function keepRunning(start: () => Promise<Run>, options?: Options): Promise<number>;
