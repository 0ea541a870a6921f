import fp from 'fastify-plugin';
import { isStream } from '../../http/sent-file.ts';
import { createFormerAddresses } from './former-addresses.ts';
import { keyOf } from './picture-places.ts';

/** The key of a picture, in an address anywhere in a body, in a text too. */
const KEY = /(?<=\bobjects\/)[A-Za-z0-9/_.-]+/g;

/**
 * A replaced picture has another address, and no version rises, so that nobody who edits what shows it meets a conflict. Whoever saves a
 * form that was open meanwhile, or an older version, names the former one: what is stored is the present one.
 */
export const presentAddresses = fp(
  async (app) => {
    const former = createFormerAddresses(app.db);
    app.addHook('preHandler', async (request) => {
      // A file that is read as it comes names no pictures, and is nothing that could be written as JSON.
      if (!request.signedInUser || !request.body || isStream(request.body)) return;
      const body = JSON.stringify(request.body);
      const named = new Set(body.match(KEY));
      if (named.size === 0) return;
      const present = await former.findPresent([...named].map((key) => `/objects/${key}`));
      if (present.size === 0) return;
      const moved = body.replaceAll(KEY, (key) => keyOf(present.get(`/objects/${key}`) ?? key));
      request.body = JSON.parse(moved) as unknown;
    });
  },
  { name: 'present-addresses', dependencies: ['authorization', 'database'] },
);
