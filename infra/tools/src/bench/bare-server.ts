import cluster from 'node:cluster';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { readFile } from 'node:fs/promises';

/**
 * The least a Fastify server can do, in a process of its own: `constant <file> <content-type> [processes]` answers
 * every address with the file's bytes from memory, from several processes on one port if there shall be more than one,
 * `static <folder>` serves the folder. Tells its parent the port.
 */
const [kind, source = '', contentType = '', processes = '1'] = process.argv.slice(2);
if (cluster.isPrimary && Number(processes) > 1) await share(Number(processes));
else await serve((address) => process.send?.(address));

async function serve(tell: (address: string) => void): Promise<void> {
  const app = Fastify();
  if (kind === 'static') await app.register(fastifyStatic, { root: source });
  else {
    const body = await readFile(source);
    app.get('/*', (_request, reply) => reply.header('content-type', contentType).send(body));
  }
  tell(await app.listen({ host: '127.0.0.1', port: 0 }));
  process.once('disconnect', () => process.exit(0));
}

async function share(count: number): Promise<void> {
  // As in the portal's fronts: Node's own round-robin makes each request more expensive, which would flatter them.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const addresses = Array.from(
    { length: count },
    () => new Promise((resolve) => cluster.fork().once('message', resolve)),
  );
  const [address] = await Promise.all(addresses);
  process.send?.(address);
  process.once('disconnect', () => process.exit(0));
}
