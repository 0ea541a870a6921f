import { PassThrough, type Readable } from 'node:stream';

/** The same bytes, but what happens to them does not close the sender's connection, which still awaits the answer. */
export function detached(source: Readable): Readable {
  const own = new PassThrough();
  source.pipe(own);
  source.once('error', (error) => own.destroy(error));
  source.once('close', () => source.readableEnded || own.destroy(new Error('the sender is gone')));
  return own;
}
