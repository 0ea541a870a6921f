/**
 * Renders that one client may have under way; a browser that keeps pages for reading offline asks for a dozen at once.
 */
const MOST_FOR_ONE = 20;

/** One client has reached its limit of pages being rendered. */
export class TooManyRenders extends Error {
  readonly statusCode = 429;
}

/** Runs renders as long as their client has not too many waiting; else throws {@link TooManyRenders}. */
export function createRenderTurns(most = MOST_FOR_ONE) {
  const waiting = new Map<string, number>();

  return async <Page>(client: string, render: () => Promise<Page>): Promise<Page> => {
    const before = waiting.get(client) ?? 0;
    if (before >= most) throw new TooManyRenders(`${client} has ${before} pages being rendered`);
    waiting.set(client, before + 1);
    try {
      return await render();
    } finally {
      const left = (waiting.get(client) ?? 1) - 1;
      if (left > 0) waiting.set(client, left);
      else waiting.delete(client);
    }
  };
}
