import { expect, test } from '@playwright/test';
import { databaseProcesses } from '../kit/database-processes.ts';
import { signIn } from '../kit/editor.ts';
import { startPortal } from '../kit/portal-process.ts';

test.skip(process.platform !== 'linux', 'reads /proc');

test('what was acknowledged survives the process being killed, and no database server is left over', async () => {
  const first = await startPortal();
  const editor = await signIn(first.url);
  expect(await databaseProcesses(first.dataDir)).not.toEqual([]);
  const article = await editor.createArticle();
  await first.stop({ signal: 'SIGKILL', keepData: true });
  await expect.poll(() => databaseProcesses(first.dataDir)).toEqual([]);

  const second = await startPortal({ dataDir: first.dataDir });

  expect(await (await fetch(`${second.url}/news/${article.slug}`)).text()).toContain(article.title);
  await second.stop();
});

test('a portal killed with everything around it starts again on what it left', async () => {
  const first = await startPortal();
  const { title, slug } = await (await signIn(first.url)).createArticle();
  const [server] = await databaseProcesses(first.dataDir);
  const stopped = first.stop({ signal: 'SIGKILL', keepData: true });
  process.kill(server ?? 0, 'SIGKILL');
  await stopped;

  const second = await startPortal({ dataDir: first.dataDir });

  expect(await (await fetch(`${second.url}/news/${slug}`)).text()).toContain(title);
  await second.stop();
});

test('while the database does not answer, pages that are known go out and others say that they are incomplete', async () => {
  const portal = await startPortal();
  const { title, slug } = await (await signIn(portal.url)).createArticle();
  const known = await (await fetch(`${portal.url}/news`)).text();
  expect(known).toContain(title);
  const processes = await databaseProcesses(portal.dataDir);
  for (const id of processes) process.kill(id, 'SIGSTOP');

  const listAnswer = await fetch(`${portal.url}/news`);
  const articleAnswer = await fetch(`${portal.url}/news/${slug}`);
  for (const id of processes) process.kill(id, 'SIGCONT');

  expect([listAnswer.status, await listAnswer.text()]).toEqual([200, known]);
  expect(articleAnswer.status).toBe(503);
  expect(articleAnswer.headers.get('retry-after')).toBe('5');
  expect(await articleAnswer.text()).toContain('aria-label="Hauptnavigation"');
  await expect
    .poll(() => fetch(`${portal.url}/news/${slug}`).then(({ status }) => status), { timeout: 15_000 })
    .toBe(200);
  await portal.stop();
});

test('a database server that dies is brought back', async () => {
  const portal = await startPortal();
  const editor = await signIn(portal.url);
  const [server] = await databaseProcesses(portal.dataDir);

  process.kill(server ?? 0, 'SIGKILL');

  const tryToWrite = () =>
    editor.createArticle().then(
      ({ slug }) => slug,
      () => '',
    );
  await expect.poll(tryToWrite, { timeout: 30_000 }).not.toBe('');
  expect((await databaseProcesses(portal.dataDir))[0]).not.toBe(server);
  await portal.stop();
});
