import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { readFile } from 'node:fs/promises';

/**
 * The least a Fastify server can do, in a process of its own: `constant <file> <content-type>` answers every address with
 * the file's bytes from memory, `static <folder>` serves the folder. Tells its parent the port.
 */
const [kind, source = '', contentType = ''] = process.argv.slice(2);
const app = Fastify();
if (kind === 'static') await app.register(fastifyStatic, { root: source });
else {
  const body = await readFile(source);
  app.get('/*', (_request, reply) => reply.header('content-type', contentType).send(body));
}
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
process.once('disconnect', () => process.exit(0));
