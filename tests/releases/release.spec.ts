import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../kit/release-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { builtVariant, liveVersion, variantWithPlaceholder } from '../kit/section-variant.ts';
import { untilServed } from '../kit/waiting.ts';

const run = promisify(execFile);
const projectRoot = join(import.meta.dirname, '../..');

test('a release goes live, while a tab from before keeps working', async ({
  page,
  context,
  portal,
  createArticle,
  complaints,
  release,
}) => {
  const { title } = await createArticle();
  await openHydrated(page, '/gibt-es-nicht');
  const fresh = await context.newPage();

  await release(await variantWithPlaceholder('Suche in der neuen Fassung'));
  await untilServed(portal, '/news', 'Suche in der neuen Fassung');

  await openHydrated(fresh, '/news');
  await expect(fresh.getByPlaceholder('Suche in der neuen Fassung')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles', exact: true }).first().click();
  await expect(page.getByPlaceholder('Suche nach Titel oder Inhalt...')).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
});

test('a tab that learns of another version than it shows takes nothing of it and loads the next page from the server', async ({
  page,
  release,
}) => {
  let goOn: () => void = () => undefined;
  const isLive = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('/registry.json', (route) => isLive.then(() => route.continue()));
  await openHydrated(page, '/news');
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  const { version } = await release(await variantWithPlaceholder('Suche im anderen Stand'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  const answered = page.waitForResponse('/registry.json');
  goOn();
  await answered;
  await page.getByRole('navigation').getByRole('link', { name: 'Spielplan' }).first().hover();
  const begins = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('navigation').getByRole('link', { name: 'Spielplan' }).first().click();
  await begins;
  const before = asked.slice(0, asked.indexOf('/spielplan'));

  await expect(page.getByRole('heading', { level: 1, name: 'Spielplan' })).toBeVisible();
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
  expect(before.filter((path) => path.startsWith(`/releases/news/${version}/`))).toEqual([]);
});

test('a roll-back from the command line brings the version before back', async ({ page, portal, release }) => {
  const before = await liveVersion(portal);
  test.slow();
  const { version } = await release(await variantWithPlaceholder('Suche, die nicht bleibt'));
  await untilServed(portal, '/news', 'Suche, die nicht bleibt');
  await openHydrated(page, '/news');
  await expect(page.getByPlaceholder('Suche, die nicht bleibt')).toBeVisible();

  const command = [
    '--import',
    'tsx/esm',
    'infra/tools/src/commands/release.ts',
    'rollback',
    'mfe-news',
    '--to',
    portal.url,
  ];
  const env = { ...process.env, DATA_DIR: portal.dataDir };
  const { stdout } = await run(process.execPath, command, { cwd: projectRoot, env });

  expect(stdout).toContain(`news ${before} ist wieder live (vorher ${version})`);
  await untilServed(portal, '/news', 'Suche nach Titel oder Inhalt...');
  await openHydrated(page, '/news');
  await expect(page.getByPlaceholder('Suche nach Titel oder Inhalt...')).toBeVisible();
});

test('a release whose page cannot be rendered is refused with reasons, and nothing changes', async ({
  portal,
  release,
}) => {
  const before = await liveVersion(portal);
  const variant = await builtVariant();
  const server = variant.files.get('server/remoteEntry.cjs') ?? '';
  variant.files.set('server/remoteEntry.cjs', withBrokenListPage(server));

  const refusal = await release(variant).catch((error: unknown) => error);

  expect(refusal).toMatchObject({ code: 'not_admitted' });
  expect((refusal as { reasons: string[] }).reasons.join('\n')).toMatch(
    /\/news lässt sich nicht erzeugen: Error: Abseits \(server\/remoteEntry\.cjs:\d+:\d+\)$/,
  );
  expect(await liveVersion(portal)).toBe(before);
  expect((await fetch(`${portal.url}/news`)).status).toBe(200);
});

test('a release that hangs while it is rendered is refused', async ({ portal, release }) => {
  const before = await liveVersion(portal);
  const variant = await builtVariant();
  variant.files.set('server/remoteEntry.cjs', 'while (true);');

  const refusal = await release(variant).catch((error: unknown) => error);

  expect(refusal).toMatchObject({ code: 'not_admitted' });
  expect(await liveVersion(portal)).toBe(before);
});

test('files of a release are kept by browsers for a year, and sent compressed', async ({ request, portal }) => {
  const file = `/releases/news/${await liveVersion(portal)}/client/remoteEntry.js`;

  const answer = await request.get(file, { headers: { 'accept-encoding': 'br' } });

  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(answer.headers()['content-type']).toContain('javascript');
});

const withBrokenListPage = (bundle: string) => `
const original = ((module) => {
${bundle}
return module.exports;
})({ exports: {} });
const broken = { path: '/news', load: async () => ({ Broken: () => { throw new Error('Abseits'); } }) };
exports.init = (...scope) => original.init(...scope);
exports.get = async (name) => {
  const { section } = (await original.get(name))();
  const pages = section.pages.map((page) => (page.path === '/news' ? { ...page, ...broken } : page));
  return () => ({ section: { ...section, pages } });
};
`;
