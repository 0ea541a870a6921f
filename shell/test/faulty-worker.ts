import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The file of a render worker in a folder of its own. Each part names the data of its path; a section or page with
 * `throws`, `hangs` or `ends` in its name does so in the step that stands there, too: `/render-throws`,
 * `/resources-hangs`, `/news/render-throws`. With `unnoted` in it as well, the worker does not know whose code runs. A worker that was asked for
 * entries with the fault `later` hangs in the next request, whatever that is.
 */
export function faultyWorker() {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-worker-'));
  const workerFile = join(folder, 'worker.cjs');
  writeFileSync(workerFile, WORKER);
  return { folder, workerFile, remove: () => rmSync(folder, { recursive: true }) };
}

const WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const running = new Int32Array(workerData.current);
const enter = (section, what) => {
  Atomics.store(running, 0, workerData.bundles.findIndex(({ name }) => name === section) + 1);
  if (what.includes('unnoted')) Atomics.store(running, 0, 0);
  if (what.includes('hangs')) for (;;);
  if (what.includes('ends')) process.exit(1);
};
let hangsNow = false;
parentPort.on('message', ({ id, type, visit, without, section, answer }) => {
  if (hangsNow) for (;;);
  const reply = (answer) => {
    Atomics.store(running, 0, 0);
    parentPort.postMessage({ id, ok: true, answer, outside: 0 });
  };
  if (type === 'entries') {
    hangsNow = answer.fault === 'later';
    enter(section, answer.fault ?? '');
    return reply({ paths: answer });
  }
  const failed = {};
  const keys = [];
  for (const part of visit.parts) {
    const name = part.section + part.name + visit.pathname;
    if (without.includes(part.section)) continue;
    keys.push('/api' + visit.pathname);
    if (!name.includes(type)) continue;
    enter(part.section, name);
    if (name.includes('throws')) failed[part.section] = 'Error: Abseits';
  }
  reply(type === 'resources' ? { keys: [...new Set(keys)], failed } : { html: '', styles: '', head: '', failed });
});
parentPort.postMessage({ isReady: true });
`;
