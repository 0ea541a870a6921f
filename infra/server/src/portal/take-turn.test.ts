import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeTurn } from '../../take-turn.mjs';

const MODULE = pathToFileURL(join(import.meta.dirname, '../../take-turn.mjs')).href;
const HOLDER = `import { takeTurn } from '${MODULE}';
await takeTurn(process.argv[1], () => undefined);
console.log('has it');`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-turn-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that has the turn until it is killed. */
async function holdTurn(path: string) {
  const parameters = ['--input-type=module', '-e', HOLDER, path];
  const holder = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  return holder;
}

test('one at a time has the turn, and the next one gets it when it ends', async () => {
  const path = join(folder, 'cache/turn');
  const order: string[] = [];
  const endFirst = await takeTurn(path, () => order.push('the first is busy'));

  const second = takeTurn(path, () => {
    order.push('busy');
    endFirst();
  });
  (await second)();
  (await takeTurn(path, () => order.push('the third is busy')))();

  expect(order).toEqual(['busy']);
});

test('two that wait for the same turn get it one after the other', async () => {
  const path = join(folder, 'turn');
  const endFirst = await takeTurn(path, () => undefined);
  let atWork = 0;
  let waiting = 0;
  const work = async () => {
    const end = await takeTurn(path, () => {
      waiting += 1;
      if (waiting === 2) endFirst();
    });
    atWork += 1;
    expect(atWork).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    atWork -= 1;
    end();
  };

  await Promise.all([work(), work()]);
});

test('a process that is killed ends its turn, and what it leaves behind blocks nobody', async () => {
  const path = join(folder, 'turn');
  const holder = await holdTurn(path);

  const end = await takeTurn(path, () => holder.kill('SIGKILL'));
  end();

  const last = await holdTurn(path);
  last.kill('SIGKILL');
  await once(last, 'exit');
  const isBusy = jest.fn();
  (await takeTurn(path, isBusy))();
  expect(isBusy).not.toHaveBeenCalled();
});

test('where there can be no socket nobody waits', async () => {
  await writeFile(join(folder, 'file'), '');
  const isBusy = jest.fn();

  (await takeTurn(join(folder, 'file/turn'), isBusy))();

  expect(isBusy).not.toHaveBeenCalled();
});
