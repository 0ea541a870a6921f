import fp from 'fastify-plugin';
import type { Knex } from 'knex';
import type { Database } from '../../database/connect.ts';
import { isStream } from '../../http/sent-file.ts';
import { createFormerAddresses } from './former-addresses.ts';
import { keyOf, moveUses, removeUses } from './picture-places.ts';

/** The key of a picture, in an address anywhere in a body, in a text too. */
const KEY = /(?<=\bobjects\/)[A-Za-z0-9/_.-]+/g;

/**
 * A replaced picture has another address, and no version rises, so that editors of content that shows it meet no
 * conflict. A form that was open meanwhile, or an older version, names the former address: the present one is stored.
 */
export const presentAddresses = fp(
  async (app) => {
    app.addHook('preHandler', async (request) => {
      // A streamed file names no pictures, and cannot be written as JSON.
      if (!request.signedInUser || !request.body || isStream(request.body)) return;
      const body = JSON.stringify(request.body);
      const present = await findNamed(app.db, body);
      if (present.size === 0) return;
      const moved = body.replaceAll(KEY, (key) => keyOf(present.get(`/objects/${key}`) ?? key));
      request.body = JSON.parse(moved) as unknown;
    });

    // A picture that was replaced or taken away while this was being written was not shown here yet.
    app.addHook('onSend', async (request, reply) => {
      if (!request.signedInUser || !request.body || isStream(request.body) || reply.statusCode >= 400) return;
      const body = JSON.stringify(request.body);
      if ((await findNamed(app.db, body)).size > 0) await app.db.transaction((trx) => settleAddresses(trx, body));
    });
  },
  { name: 'present-addresses', dependencies: ['authorization', 'database'] },
);

/**
 * Call it when `written` stands where pictures are shown: former addresses give way to the present ones, and pictures
 * that are gone are taken out.
 */
export async function settleAddresses(trx: Knex.Transaction, written: string): Promise<void> {
  for (const [former, present] of await findNamed(trx, written))
    await (present === null ? removeUses(trx, former) : moveUses(trx, former, present));
}

/** The former addresses in a text, and where their pictures are now. */
async function findNamed(db: Database, text: string): Promise<ReadonlyMap<string, string | null>> {
  const named = new Set(text.match(KEY));
  if (named.size === 0) return new Map();
  return createFormerAddresses(db).findPresent([...named].map((key) => `/objects/${key}`));
}
