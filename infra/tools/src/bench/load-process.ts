import { fork, type ChildProcess } from 'node:child_process';
import { runLoad, type Load, type LoadResult } from './load.ts';

/** A load run in a process of its own, so that reads in this process do not distort its times. */
export type LoadProcess = { run(load: Load): Promise<LoadResult>; stop(): void };

/** Starts the process; it ends with ours at the latest. */
export async function startLoadProcess(): Promise<LoadProcess> {
  const child = fork(import.meta.filename, { execArgv: ['--import', 'tsx/esm'] });
  await nextMessage(child);
  return {
    run: async (load) => {
      child.send(load);
      return (await nextMessage(child)) as LoadResult;
    },
    stop: () => void child.kill(),
  };
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The process that runs a load ended with ${code}`));
    child.once('exit', onExit).once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}

if (process.send && process.argv[1] === import.meta.filename) {
  process.on('message', (load: Load) => void runLoad(load).then((result) => process.send?.(result)));
  process.send('ready');
}
