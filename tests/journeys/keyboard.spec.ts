import type { Locator, Page } from '@playwright/test';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { signInAs } from '../kit/admin-page.ts';
import { openScreen } from '../kit/admin-screens.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { administrator } from '../kit/portal-process.ts';

const test = ownPortalTest();

/** More stops than any screen has from its top to its end. */
const MOST_STOPS = 90;

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way by Tab to ${target.toString()}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const screenTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('slides are written, ordered and deleted without a mouse', async ({ page, editor, complaints }) => {
  test.slow();
  // The pages of the navigation that are prefetched.
  for (const name of ['1. Mannschaft', '2. Mannschaft']) await editor.create('teams', { name });
  await openHydrated(page, '/auth');
  await tabTo(page, page.getByLabel('E-Mail'));
  await page.keyboard.type(administrator.email);
  await tabTo(page, page.getByLabel('Passwort'));
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(screenTitle(page, 'Übersicht')).toBeVisible();

  const areas = page.getByRole('navigation', { name: 'Admin-Bereich' });
  await press(page, areas.getByRole('button', { name: 'Startseite' }));
  await press(page, areas.getByRole('link', { name: 'Titelbilder' }));
  for (const title of ['Anpfiff', 'Abpfiff']) {
    await press(page, page.getByRole('main').getByRole('link', { name: 'Neues Titelbild' }).first());
    await tabTo(page, page.getByLabel('Überschrift', { exact: true }));
    await page.keyboard.type(title);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  }

  await press(page, page.getByRole('link', { name: 'Reihenfolge ändern' }));
  await press(page, button(page, 'Abpfiff nach oben'));
  await expect(page.getByText('Abpfiff ist jetzt an Stelle 1 von 2.')).toBeVisible();
  await expect(button(page, 'Abpfiff nach oben')).toBeFocused();
  await press(page, button(page, 'Abpfiff nach unten'));
  await expect(page.getByText('Abpfiff ist jetzt an Stelle 2 von 2.')).toBeVisible();

  expect(complaints).toEqual([]);

  await press(page, page.getByRole('link', { name: 'Abpfiff' }));
  await press(page, button(page, 'Löschen'));
  const dialog = page.getByRole('dialog', { name: 'Löschen?' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Löschen')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Löschen' }));

  await expect(screenTitle(page, 'Titelbilder')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anpfiff' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abpfiff' })).toHaveCount(0);
});

for (const path of ['/admin/termine/neu', '/admin/mannschaften/neu'])
  test(`what has the focus at ${path} shows it, and is not behind the save button`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await signInAs(page, portal.url);
    await openScreen(page, path);
    // The current entry of the side bar comes into sight without becoming the place from which Tab goes on.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
    const faults = new Set<string>();
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      await page.keyboard.press('Tab');
      for (const fault of await focusFaults(page)) faults.add(fault);
    }
    expect([...faults]).toEqual([]);
  });

/** The reasons why the focus of a field is invisible. */
function focusFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || field.type === 'checkbox') return [];
    const { left, top, width, height } = field.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return [
      ...(above === field ? [] : [`${field.name} is behind ${above?.outerHTML.slice(0, 80)}`]),
      ...(getComputedStyle(field).outlineStyle === 'none' ? [`${field.name} shows no focus`] : []),
    ];
  });
}
