import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testWorker } from './test-worker.ts';

/**
 * The file of a render worker in a folder of its own. Each part names the data of its path; a section or page with
 * `throws`, `hangs` or `ends` in its name does so in the step that the name contains, too: `/render-throws`,
 * `/resources-hangs`, `/news/render-throws`. Parts left out count as failed in the render step, as in the shell's own
 * worker. With `unnoted` in it as well, the worker does not know whose code runs. A worker that was asked for entries
 * with the fault `later` hangs in the next request, whatever that is. `/shell-throws` fails as the shell's own code
 * does.
 */
export function faultyWorker() {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-worker-'));
  const workerFile = join(folder, 'worker.cjs');
  writeFileSync(workerFile, WORKER);
  return { folder, workerFile, remove: () => rmSync(folder, { recursive: true }) };
}

const WORKER = testWorker(
  `
  const { type, visit, without, section, answer } = request;
  if (globalThis.hangsNow) for (;;);
  if (type === 'describe') return reply({});
  const enter = (name, what) => {
    note(what.includes('unnoted') ? 0 : start.sections.indexOf(name) + 1);
    if (what.includes('hangs')) for (;;);
    if (what.includes('ends')) process.exit(1);
  };
  if (type === 'entries') {
    globalThis.hangsNow = answer.fault === 'later';
    enter(section, answer.fault ?? '');
    return reply({ paths: answer.fault ? [] : answer });
  }
  if (visit.pathname.startsWith('/shell-throws')) return fail('Error: Eigentor');
  const failed = {};
  const keys = [];
  for (const part of visit.parts) {
    const name = part.section + part.name + visit.pathname;
    if (without.includes(part.section)) {
      if (type === 'render') failed[part.section] = 'Error: ' + part.section + ' is not rendered on the server';
      continue;
    }
    keys.push('/api' + visit.pathname);
    if (!name.includes(type)) continue;
    enter(part.section, name);
    if (name.includes('throws')) failed[part.section] = 'Error: Abseits';
  }
  const more = visit.pathname.includes('huge') ? 'x'.repeat(3_800_000) : '';
  reply(type === 'resources' ? { keys: [...new Set(keys)], failed } : { html: '<h1>Seite ' + visit.pathname.slice(1) + '</h1>' + more, styles: '', head: '', failed });`,
);
