import { PortalError, rollBackSection } from '@portal/server/portal-client';
import { packedBytes, packedContracts, packedSection } from '../kit/contract-sections.ts';
import type { Editor } from '../kit/editor.ts';
import { untilHydrated } from '../kit/hydrated-page.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { newsInSlot } from '../kit/news-in-slot.ts';
import { accessTo, releaseVariant, type SectionVariant } from '../kit/section-variant.ts';
import { builtShell } from '../kit/shell-variant.ts';

const test = ownPortalTest();

/** The contract version before the present one, and that: `1.4` and `1.5`. */
async function supported() {
  const { descriptor } = await builtShell();
  const [major, minor] = descriptor.provides.contract.split('.').map(Number);
  return [`${major}.${Number(minor) - 1}`, `${major}.${minor}`] as const;
}

/** What the packed section needs from outside. */
const LOTS = { kind: 'connect', origin: 'https://lose.example' } as const;

async function allowOrigin(editor: Editor): Promise<void> {
  const answer = await editor.call('POST', '/api/admin/modules/contract-probe/origins', { origins: [LOTS] });
  expect(answer.status).toBe(204);
}

/** What the packed section shows of its settings, its defaults first. */
const SET = ['Willkommen: 7 Lose, offen, home', 'Moin: 12 Lose, zu, home'] as const;

test('sections of each contract version since 1.3 go live with the shell of today, and run in it', async ({
  page,
  portal,
  editor,
}) => {
  const contracts = await packedContracts();
  expect(contracts[0]).toBe('1.3');
  expect(contracts.slice(-2)).toEqual(await supported());
  for (const contract of contracts) expect(await packedBytes(contract)).toBeLessThanOrEqual(100 * 1024);

  for (const contract of contracts) {
    const { version, waitsFor = [] } = await releaseVariant(portal, await packedSection(contract));
    // The packs from before name no origin.
    expect(waitsFor).toMatchObject(['1.3', '1.4'].includes(contract) ? [] : [LOTS]);
    if (waitsFor.length > 0) {
      await allowOrigin(editor);
      await rollBackSection(await accessTo(portal, 'contract-probe'), 'contract-probe', { version });
    }

    await page.goto('/contract-probe');
    expect(await page.content()).toContain(`/releases/contract-probe/${version}/`);
    await page.getByRole('button', { name: 'Senden' }).click();
    await expect(page.getByRole('button', { name: 'Gesendet' })).toBeVisible();
  }
});

test('a section that misses something in shell or API is refused with its name', async ({ portal, editor }) => {
  const [, now] = await supported();
  // A version that waits for one is not checked before it goes live.
  await allowOrigin(editor);
  const reasonsOf = async (contract: string, change: (variant: SectionVariant) => void) => {
    const variant = await packedSection(contract);
    change(variant);
    return releaseVariant(portal, variant).then(
      () => [],
      (error: unknown) => (error instanceof PortalError ? error.reasons : [error]),
    );
  };
  const rewrite = ({ files }: SectionVariant, path: string, from: string, to: string) => {
    expect(files.get(path)).toContain(from);
    files.set(path, files.get(path)?.replaceAll(from, to) ?? '');
  };

  // Before 1.4 nothing was measured at the build: the portal reads the code.
  const read = await reasonsOf('1.3', (variant) =>
    rewrite(variant, 'server/remoteEntry.cjs', '.PageHeader', '.PageHeading'),
  );
  const measured = await reasonsOf(now, ({ descriptor: { uses } }) =>
    uses?.shared['@portal/shared-ui']?.push('Carousels'),
  );
  const library = await reasonsOf(now, ({ descriptor: { uses } }) => uses?.shared['react']?.push('ViewTransition'));
  const unnamed = await reasonsOf(now, ({ descriptor: { requires } }) => delete requires.shared['react']);
  const field = await reasonsOf(now, (variant) =>
    rewrite(variant, 'server/api-uses.json', '"properties":{', '"properties":{"nickname":{"type":"string"},'),
  );
  const contract = await reasonsOf(now, ({ descriptor }) => (descriptor.requires.contract = '^1.99.0'));

  expect(read).toEqual([expect.stringMatching(/^PageHeading fehlt im Rahmen, gebraucht/)]);
  expect(measured).toEqual([expect.stringMatching(/^Carousels fehlt im Rahmen, gebraucht/)]);
  expect(library).toEqual([expect.stringMatching(/^ViewTransition fehlt im Rahmen, gebraucht/)]);
  expect(unnamed).toContainEqual(expect.stringMatching(/^react wird genutzt, ohne/));
  expect(field).toContainEqual(
    expect.stringMatching(/^\/api\/teams: Feld nickname fehlt \(gebraucht von contract-probe/),
  );
  expect(contract).toEqual([expect.stringMatching(/^Section-Vertrag \^1\.99\.0 wird gebraucht, hier ist 1\./)]);
});

test("a section's page shows its settings and another section's widget in its slot, and it alone loads from the section's origin", async ({
  page,
  portal,
  editor,
  createArticle,
  complaints,
}) => {
  const [, now] = await supported();
  const { title } = await createArticle();
  await allowOrigin(editor);
  await releaseVariant(portal, await packedSection(now));
  const news = await releaseVariant(portal, await newsInSlot('contract-probe/beside'));
  const read = async (path: string) => (await fetch(portal.url + path)).text();
  // A page of the previous version may still be sent for two seconds.
  await expect.poll(() => read('/contract-probe')).toContain(`>${title}<`);
  expect(await read('/contract-probe')).toMatch(/<h2>Baustein für [^<]+<\/h2>/);
  expect(await read('/contract-probe')).toContain(`<p>${SET[0]}</p>`);
  const values = { greeting: 'Moin', lots: 12, isOpen: false, place: 'home' };
  const set = await editor.call('PUT', '/api/admin/modules/contract-probe/settings', { version: 0, values });
  expect(set.status).toBe(200);
  await expect.poll(() => read('/contract-probe')).toContain(`<p>${SET[1]}</p>`);
  const [, files] = /data-files="([^"]+)"/.exec(await read('/contract-probe')) ?? [];
  expect(files).toContain(`/releases/news/${news.live}/client/`);

  const policyOf = async (path: string) => (await fetch(portal.url + path)).headers.get('content-security-policy');
  expect(await policyOf('/contract-probe')).toMatch(/connect-src [^;]*https:\/\/lose\.example/);
  for (const path of ['/', '/news', '/spielplan']) expect(await policyOf(path)).not.toContain('lose.example');

  await page.route(`${LOTS.origin}/**`, (route) =>
    route.fulfill({ body: '12', headers: { 'access-control-allow-origin': '*' } }),
  );
  const lotsLeft = () =>
    page.evaluate((url) => fetch(url).then((answer) => answer.text(), String), `${LOTS.origin}/left`);
  const follow = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  const shown = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await untilHydrated(page);
  };
  const mark = () => page.evaluate(() => void Object.assign(window, { isMarked: true }));
  const isMarked = () => page.evaluate(() => 'isMarked' in window);

  // Prefetches request teams that this portal does not have.
  const faults = () => complaints.filter((text) => !text.includes('status of 404'));

  await page.goto('/contract-probe');
  await untilHydrated(page, ['header a', 'main h1', 'main [aria-labelledby="latest-news"] a']);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText(SET[1])).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Baustein für ' })).toBeVisible();
  expect(await lotsLeft()).toBe('12');
  expect(faults()).toEqual([]);

  await mark();
  await follow('Spielplan');
  await shown('Spielplan');
  expect(await isMarked()).toBe(false);
  expect(await lotsLeft()).toContain('Failed to fetch');
  expect(complaints.splice(0).join()).toContain('Content Security Policy');
  await mark();
  await follow('Aktuelles');
  await shown('Vereinsneuigkeiten');
  expect(await isMarked()).toBe(true);
  await follow('Vertragsprobe');
  await shown('Vertragsprobe');
  expect(await isMarked()).toBe(false);
  expect(await lotsLeft()).toBe('12');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(faults()).toEqual([]);
});
