import { existsSync } from 'node:fs';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortalError } from '@portal/server/portal-client';
import { uniqueWord } from '../kit/editor.ts';
import type { Portal } from '../kit/journey-test.ts';
import { faultySection, type ServerFault } from '../kit/faulty-section.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { IS_LONG, LONG_FORM_ONLY } from '../kit/long-form.ts';
import { expect, test } from '../kit/release-test.ts';
import { builtVariant, releaseVariant, republish, variantWithPlaceholder } from '../kit/section-variant.ts';
import { untilServed } from '../kit/waiting.ts';

/** In the short form widget-on-server.spec.ts has these, in another section. */
const faultsOfAnyPart: readonly ServerFault[] = [
  'throws while it renders',
  'hangs while it renders',
  'hangs while it names its data',
  'throws while it is loaded',
  'ends the process',
];
const faults: readonly ServerFault[] = [
  ...faultsOfAnyPart,
  'hangs while it is loaded',
  'never finishes loading',
  'takes all memory',
  'takes all memory with buffers',
];

/** A list of news without a kept page as a stand-in. */
const neverAsked = () => `/news?suche=${uniqueWord()}`;

for (const fault of faults) {
  test.describe(() => {
    test.skip(!IS_LONG && faultsOfAnyPart.includes(fault), LONG_FORM_ONLY);
    test(`a section that ${fault} leaves its place to the browser, and the next page of another is whole`, async ({
      page,
      portal,
      force,
      createArticle,
    }) => {
      const { title } = await createArticle();
      await force(await faultySection(fault));

      await expectSkeleton(portal, neverAsked());
      const next = await (await fetch(`${portal.url}/spielplan?team=${uniqueWord()}`)).text();
      expect(next).not.toContain('aria-label="Wird geladen"');

      await openHydrated(page, '/news');
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expect(page.locator('head :is(title, meta[name=description], link[rel=canonical])')).toHaveCount(3);
    });
  });
}

test('one hanging section does not make all that wait hang one after the other', async ({ portal, force }) => {
  await force(await faultySection('hangs while it renders'));
  const paths = Array.from({ length: 12 }, (_, index) => `/news?suche=wort${index}`);

  const linesBefore = portal.log().length;
  const answers = await Promise.all([...paths, '/gibt-es-nicht'].map((path) => fetch(portal.url + path)));

  expect(answers.map(({ status }) => status)).toEqual([...paths.map(() => 200), 404]);
  const hangs = () => portal.log().slice(linesBefore).split('Render worker was given up').length - 1;
  await expect.poll(hangs).toBeGreaterThan(0);
  // One, or a few on a machine so busy that the section is tried again meanwhile.
  expect(hangs()).toBeLessThan(paths.length / 2);
});

test('a section whose timer hangs later takes no other with it', async ({ portal, force }) => {
  await force(await faultySection('hangs in a timer'));
  await fetch(`${portal.url}/news`);

  let asked = 0;
  const isLeftOut = async () => {
    asked++;
    const fixtures = await (await fetch(`${portal.url}/spielplan?team=team-${asked}`)).text();
    expect(fixtures).not.toContain('aria-label="Wird geladen"');
    return (await (await fetch(`${portal.url}/news?suche=wort${asked}`)).text()).includes('aria-label="Wird geladen"');
  };
  await expect.poll(isLeftOut, { timeout: 15_000 }).toBe(true);
});

test('a page whose section hung is whole again with its next release', async ({ portal, force, release }) => {
  await force(await faultySection('hangs while it renders'));
  await expectSkeleton(portal, neverAsked());

  await release(await variantWithPlaceholder('Suche, wieder gesund'));

  await untilServed(portal, '/news', 'Suche, wieder gesund');
});

test('a page whose section threw is whole again as soon as the section is', async ({ portal, force }) => {
  await force(await faultySection('throws in its first seconds'));
  await expectSkeleton(portal, neverAsked());

  await untilServed(portal, '/news', 'Suche nach Titel oder Inhalt...');
});

test('a section whose server bundle is missing leaves its place to the browser', async ({
  page,
  portal,
  force,
  createArticle,
}) => {
  const { title } = await createArticle();
  const { version } = await force(await builtVariant());
  await rm(join(portal.dataDir, 'releases/news', version, 'server'), { recursive: true });
  // Another release is another process, which has read nothing yet.
  await force(await builtVariant('teams'));

  await expectSkeleton(portal, neverAsked());

  await openHydrated(page, '/news');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('a section whose server bundle was changed on the disk is not run, and works again once it is published anew', async ({
  portal,
  force,
}) => {
  const variant = await builtVariant();
  const { version } = await force(variant);
  const witness = join(portal.dataDir, 'was-run');
  const code = `require('node:fs').writeFileSync(${JSON.stringify(witness)}, '');`;
  const bundle = join(portal.dataDir, 'releases/news', version, 'server/remoteEntry.cjs');
  await appendFile(bundle, code);
  await force(await builtVariant('teams'));

  await expectSkeleton(portal, neverAsked());
  expect(existsSync(witness)).toBe(false);

  await republish(portal, variant, version);
  expect(await readFile(bundle, 'utf8')).toBe(variant.files.get('server/remoteEntry.cjs'));
  // It is left to browsers for half a minute, which is too long for the short form.
  if (!IS_LONG) return;
  await expect
    .poll(async () => (await fetch(`${portal.url}/news`)).text(), { timeout: 45_000 })
    .toContain('Suche nach Titel oder Inhalt...');
});

test('what a section tries against the portal and its machine is refused, and the others are served meanwhile', async ({
  portal,
}) => {
  const variant = await builtVariant();
  const secret = JSON.stringify(join(portal.dataDir, 'release-secret'));
  // The refusal contains whatever the code gets hold of.
  variant.files.set(
    variant.descriptor.server,
    `const got = [];
     for (const attempt of [
       () => require('node:fs').readFileSync(${secret}, 'utf8'),
       () => process.getBuiltinModule('node:fs').readFileSync(${secret}, 'utf8'),
       () => process.binding('fs').internalModuleReadJSON(${secret}),
       () => require('node:net').connect(${new URL(portal.url).port}, '127.0.0.1'),
       () => require('node:child_process').execFileSync('/usr/bin/env'),
       () => process.kill(process.ppid, 'SIGKILL'),
     ]) try { got.push(String(attempt())); } catch {}
     throw new Error('Erbeutet: ' + JSON.stringify(got));`,
  );

  const refusal = releaseVariant(portal, variant).catch((error: unknown) => error);
  const answers = [];
  for (const path of ['/spielplan', '/sponsoren', '/news']) answers.push((await fetch(portal.url + path)).status);

  expect(((await refusal) as PortalError).reasons[0]).toContain('Erbeutet: []');
  expect(answers).toEqual([200, 200, 200]);
});

async function expectSkeleton(portal: Portal, path: string): Promise<void> {
  const answer = await fetch(portal.url + path);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  for (const part of ['aria-label="Hauptnavigation"', 'aria-label="Wird geladen"', '</footer>'])
    expect(html.includes(part), part).toBe(true);
  expect(html).toMatch(/<title[^>]*>Vereinsneuigkeiten – /);
  expect(html).toMatch(/<link[^>]* rel="canonical" href="[^"]+\/news"/);
  expect(html).not.toContain('Suche nach Titel oder Inhalt...');
}
