/** Waits while another process has the turn at `path`, then takes it. Returns how to end it. */
export function takeTurn(path: string, sayBusy: () => void): Promise<() => void>;
