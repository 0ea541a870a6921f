import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { waitUntil } from '../../test/wait-until.ts';
import { isRunning, readProcessFields } from './running-process.ts';

test('this process runs, and a number nobody has does not', () => {
  expect(isRunning(process.pid)).toBe(true);
  expect(isRunning(2 ** 22 + 1)).toBe(false);
});

test('a process that has ended and was never reaped does not run', async () => {
  // The shell starts a child and becomes a program that never asks after it, like PID 1 of many containers.
  const careless = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(careless.stdout), 'line')) as [string];
  const child = Number(line);

  await waitUntil(() => readProcessFields(child)?.state === 'Z');

  expect(isRunning(child)).toBe(false);
  careless.kill('SIGKILL');
});
