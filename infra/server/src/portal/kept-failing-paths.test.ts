import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { keptFailingPaths } from './kept-failing-paths.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failing-paths-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const news = { section: 'news', version: '1.4.0' };
const kept = () => {
  try {
    return readFileSync(join(folder, 'cache/failing-paths'), 'utf8').split('\n');
  } catch {
    return [];
  }
};

test('the next start knows where versions have failed, the latest first, but nothing that somebody typed', async () => {
  const failing = await keptFailingPaths(folder);
  failing.note(news, '/news/derby');
  failing.note(news, '/news?suche=meier');
  failing.note({ section: 'club', version: '1.0.0' }, '/sponsoren');
  failing.note(news, '/news/pokal');
  while (kept().length < 3) await delay(20);

  const next = await keptFailingPaths(folder);

  expect(next.of(news)).toEqual(['/news/pokal', '/news/derby']);
  expect(next.of({ section: 'club', version: '1.0.0' })).toEqual(['/sponsoren']);
});

test('a damaged file is none, and where nothing can be written they are known until the end', async () => {
  mkdirSync(join(folder, 'cache'), { recursive: true });
  writeFileSync(join(folder, 'cache/failing-paths'), '\u0000 x\n\n');
  const failing = await keptFailingPaths(folder);
  const nowhere = await keptFailingPaths(join(folder, 'cache/failing-paths'));
  nowhere.note(news, '/news/derby');

  expect(failing.of(news)).toEqual([]);
  expect(nowhere.of(news)).toEqual(['/news/derby']);
});
