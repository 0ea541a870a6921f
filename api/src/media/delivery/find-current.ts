import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { createFormerAddresses } from '../library/former-addresses.ts';

/** Where a picture is now, and for how long that may be kept by whom. */
export type CurrentAddress = { url: string; cacheControl: string };

/** Finds the present address of a picture by a former one. */
export type FindCurrent = (url: string, asker: FastifyRequest) => Promise<CurrentAddress | undefined>;

/**
 * Drafts that are open in a browser name pictures by their former address, also those for which nobody has answered.
 */
export function findCurrentFor(
  app: Pick<FastifyInstance, 'findUser'>,
  former: Pick<ReturnType<typeof createFormerAddresses>, 'findCurrent'>,
): FindCurrent {
  return async (address, asker) => {
    const shown = await former.findCurrent(address);
    if (shown) return { url: shown, cacheControl: 'public, max-age=60' };
    if (!(await app.findUser(asker))) return undefined;
    const open = await former.findCurrent(address, { seesDrafts: true });
    return open === undefined ? undefined : { url: open, cacheControl: 'private, no-store' };
  };
}
