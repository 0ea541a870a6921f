import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { uniqueWord } from '../kit/editor.ts';
import type { Portal } from '../kit/journey-test.ts';
import { faultySection, type ServerFault } from '../kit/faulty-section.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { inTurn } from '../kit/long-form.ts';
import { expect, test } from '../kit/release-test.ts';
import { builtVariant } from '../kit/section-variant.ts';

/** In the long form section-on-server.spec.ts has them all, for the news. */
const faults: readonly ServerFault[] = [
  'throws while it renders',
  'hangs while it renders',
  'hangs while it names its data',
  'throws while it is loaded',
  'ends the process',
];

for (const [turn, fault] of faults.entries()) {
  // In the short form each fault befalls one of them.
  const hit = inTurn(['widget', 'page'], turn);

  if (hit.includes('widget')) testWidget(fault);
  if (hit.includes('page'))
    test(`a page of the teams that ${fault} leaves its place to the browser, and the next of the news is whole`, async ({
      page,
      portal,
      force,
    }) => {
      await force(await faultySection(fault, { section: 'teams', page: '/trainingszeiten' }));

      const html = await askUntil(portal, '/trainingszeiten', (text) => text.includes('aria-label="Wird geladen"'));
      expect(html).toMatch(/<title[^>]*>Trainingszeiten – /);
      expect(await askFor(portal, `/news?suche=${uniqueWord()}`)).not.toContain('aria-label="Wird geladen"');

      await openHydrated(page, '/trainingszeiten');
      await expect(page.getByText('Keine Trainingszeiten verfügbar')).toBeVisible();
    });
}

for (const fault of [
  'names data that are no texts',
  'names more data than there are',
  'throws what has no text while it names its data',
  'throws more than fits while it names its data',
] satisfies ServerFault[])
  testWidget(fault);

function testWidget(fault: ServerFault): void {
  test(`a widget that ${fault} leaves its place on the home page to the browser, the news are there`, async ({
    page,
    portal,
    force,
    createArticle,
  }) => {
    const { title } = await createArticle();
    await force(await faultySection(fault, { section: 'teams', widget: 'todays-events' }));

    const html = await askUntil(portal, '/', (text) => !text.includes('Keine Termine heute'));
    expect(html).toContain(title);

    await openHydrated(page, '/');
    await expect(page.getByText('Keine Termine heute')).toBeVisible();
  });
}

test('without the server bundle of the club the home page is there, and the browser completes it', async ({
  page,
  portal,
  force,
  createArticle,
}) => {
  const { title } = await createArticle();
  const { version } = await force(await builtVariant('club'));
  await rm(join(portal.dataDir, 'releases/club', version, 'server'), { recursive: true });
  // Another release is another process, which has read nothing yet, and another home page.
  await force(await builtVariant('teams'));

  const html = await askUntil(portal, '/', (text) => !text.includes('Ein Team - Ein Ziel'));
  expect(html).toContain(title);

  await openHydrated(page, '/');
  await expect(page.getByText('Ein Team - Ein Ziel').first()).toBeVisible();
});

/**
 * A page of the previous version may still be sent for two seconds
 * (docs/decisions/2026-11-23-switch-without-waiting.md).
 */
async function askUntil(portal: Portal, path: string, isNew: (html: string) => boolean): Promise<string> {
  let html = '';
  await expect.poll(async () => isNew((html = await askFor(portal, path))), { intervals: [200] }).toBe(true);
  return html;
}

async function askFor(portal: Portal, path: string): Promise<string> {
  const answer = await fetch(portal.url + path);
  expect(answer.status).toBe(200);
  return answer.text();
}
