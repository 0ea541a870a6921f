import type { SettledResource } from '@portal/shared-ui';
import type { PortalApi } from '../worker/portal-api.ts';

/** The data of a page as far as it came. */
export type Fetched = {
  settled: Record<string, SettledResource>;
  /** Where resources are that moved. */
  moved: ReadonlyMap<string, string>;
  isComplete: boolean;
};

/** Fetches in parallel; what times out or fails on the server is left to the browser. */
export async function fetchResources(api: PortalApi, keys: readonly string[], timeLimit: number): Promise<Fetched> {
  const settled: Record<string, SettledResource> = {};
  const moved = new Map<string, string>();
  let isComplete = true;
  await Promise.all(
    keys.map(async (key) => {
      const answer = await Promise.race([api.get(key).catch(() => undefined), after(timeLimit)]);
      if (!answer || answer.statusCode >= 500) isComplete = false;
      else if (answer.location) moved.set(key, answer.location);
      else if (answer.statusCode < 300) settled[key] = { data: JSON.parse(answer.body) as unknown };
      else settled[key] = { status: answer.statusCode, text: answer.body };
    }),
  );
  return { settled, moved, isComplete };
}

function after(time: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, time, undefined).unref());
}
