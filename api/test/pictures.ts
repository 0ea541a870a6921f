import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ChildrenState, Picture } from '../src/contract/index.ts';

/** A picture that the database knows, by default without children; there is no file. */
export async function createPicture(
  app: FastifyInstance,
  { children = 'none', ...values }: Partial<Picture & { children: ChildrenState | null }> = {},
): Promise<Picture> {
  const id = randomUUID();
  const picture = {
    url: `/objects/test/${id}.png`,
    alt: 'Ein Ball',
    width: 800,
    height: 400,
    color: '#aa0000',
    ...values,
  };
  await app.db('media').insert({ ...picture, id, type: 'image/png', bytes: 1, sha256: id, children });
  return picture;
}
