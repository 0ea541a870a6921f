import type { SettledResource } from '@portal/shared-ui';
import type { PortalAnswer, PortalApi } from './portal-api.ts';
import { startDeadline } from '../worker/work-deadline.ts';

/** The resource every page carries: the club's facts. That of shared-ui would load React into the portal's process. */
export const CLUB_RESOURCE = '/api/club';

/** The data of a page, as far as they arrived. */
export type Fetched = {
  settled: Record<string, SettledResource>;
  /** The present addresses of moved resources. */
  moved: ReadonlyMap<string, string>;
  isComplete: boolean;
  /** Whether something failed or took too long; what is missing otherwise was refused for now (429). */
  hasFailed: boolean;
};

/** Fetches in parallel; the browser requests those that time out or fail on the server. */
export async function fetchResources(
  api: Pick<PortalApi, 'get'>,
  keys: readonly string[],
  timeLimit: number,
): Promise<Fetched> {
  const settled: Record<string, SettledResource> = {};
  const moved = new Map<string, string>();
  let [hasFailed, isRefused] = [false, false];
  const answers = await Promise.all(keys.map(async (key) => [key, await answerInTime(api, key, timeLimit)] as const));
  // In the order of the keys, so that a page is the same whichever answer arrives first.
  for (const [key, answer] of answers) {
    if (!answer || answer.statusCode >= 500) hasFailed = true;
    else if (answer.statusCode === 429) isRefused = true;
    else if (answer.location) moved.set(key, answer.location);
    else if (answer.statusCode < 300) {
      const data = parse(answer.body);
      if (data !== undefined) settled[key] = { data };
    } else settled[key] = { status: answer.statusCode, text: answer.body };
  }
  return { settled, moved, isComplete: !hasFailed && !isRefused, hasFailed };
}

/** Undefined for invalid JSON: a section may name a resource of another type. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Undefined when it fails or times out. */
function answerInTime(api: Pick<PortalApi, 'get'>, key: string, timeLimit: number): Promise<PortalAnswer | undefined> {
  return new Promise((resolve) => {
    const endDeadline = startDeadline(timeLimit, () => resolve(undefined));
    const settle = (answer?: PortalAnswer) => {
      endDeadline();
      resolve(answer);
    };
    api.get(key).then(settle, () => settle());
  });
}
