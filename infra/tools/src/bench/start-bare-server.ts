import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A page requested twice is compressed again, at the highest level; a bare server must not send the larger bytes. */
const TIGHTENING_MS = 3_000;

/** A server to hold the portal against, in a process of its own. */
export type BareServer = { url: string; stop(): Promise<void> };

/** Starts `bare-server.ts` with these arguments. */
export async function startBareServer(...args: string[]): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), args, {
    execArgv: ['--import', 'tsx/esm'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => resolve(address as string));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill();
    });
  return { url, stop };
}

/** Starts a bare server that answers every address with what the portal answers to this one, `bytes` long as sent. */
export async function startBareCopy(url: string, processes = 1): Promise<BareServer & { bytes: number }> {
  const { body, contentType } = await finishedAnswer(url);
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-bytes-'));
  const file = join(folder, 'answer');
  await writeFile(file, body);
  const server = await startBareServer('constant', file, contentType, String(processes));
  await rm(folder, { recursive: true });
  return { ...server, bytes: body.length };
}

/** The bytes as they cross the wire, once the cache holds their final form. */
async function finishedAnswer(url: string): Promise<{ body: Buffer; contentType: string }> {
  const ask = () =>
    new Promise<{ body: Buffer; contentType: string }>((resolve, reject) => {
      get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ body: Buffer.concat(chunks), contentType: answer.headers['content-type'] ?? '' }),
        );
      }).on('error', reject);
    });
  await ask();
  await ask();
  await delay(TIGHTENING_MS);
  return ask();
}
