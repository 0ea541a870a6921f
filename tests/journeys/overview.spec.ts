import type { Visit } from '@portal/api/contract';
import { expectAccessibleHere } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { openScreen } from '../kit/admin-screens.ts';
import { uniqueWord, type Editor } from '../kit/editor.ts';
import { expect, ownPortalTest, type Portal } from '../kit/journey-test.ts';

const test = ownPortalTest();

const DAY = 86_400_000;

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

test.beforeEach(({ page, portal }) => signInAs(page, portal.url));

async function visit(portal: Portal, visits: readonly Partial<Visit>[]): Promise<void> {
  for (const given of visits) {
    const answer = await fetch(`${portal.url}/api/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: portal.url },
      body: JSON.stringify({ path: '/', referrerHost: null, device: 'phone', ...given }),
    });
    expect(answer.status).toBe(204);
  }
}

/** One of each kind of task; returns its name. */
async function leaveWork(editor: Editor) {
  const word = uniqueWord();
  const names = { draft: `Entwurf ${word}`, soon: `Bäckerei ${word}`, over: `Metzger ${word}`, opponent: `SV ${word}` };
  await editor.create('teams', { name: `Mannschaft ${word}`, slug: word });
  await editor.createArticle({ title: names.draft, status: 'draft' });
  await editor.createArticle({ status: 'scheduled', publishAt: inDays(2) });
  await editor.create('sponsors', { name: names.soon, activeUntil: inDays(10) });
  await editor.create('sponsors', { name: names.over, activeFrom: inDays(-90), activeUntil: inDays(-3) });
  const match = { type: 'match', team: word, opponent: names.opponent, home: true };
  await editor.create('events', { ...match, startDate: inDays(-1) });
  return names;
}

test('the overview names all that waits, each line leads to where it is done', async ({ page, editor, portal }) => {
  const { draft, soon, over, opponent } = await leaveWork(editor);
  await visit(portal, [{}, { path: '/news' }, { device: 'desktop' }]);
  await openScreen(page, '/admin/medien');
  const notes = { name: 'notizen.png', mimeType: 'image/png', buffer: Buffer.from('Abseits') };
  await page.getByTestId('picture-files').setInputFiles(notes);
  await expect(page.getByText('0 von 1 Bild hochgeladen, 1 nicht')).toBeVisible();

  await openScreen(page, '/admin');
  const todo = page.getByRole('region', { name: 'Zu erledigen' });
  await expect(todo).toContainText(opponent);
  await expect(todo).toContainText(`Sponsor „${soon}“ läuft aus`);
  await expect(todo).toContainText(`Sponsor „${over}“ ist abgelaufen`);
  await expect(todo).toContainText('1 geplanter Artikel');
  await expect(todo).toContainText('Bild „notizen.png“ wurde nicht hochgeladen');
  await expect(page.getByRole('region', { name: 'Zuletzt geändert' })).toContainText(soon);
  await expect(page.getByRole('region', { name: 'Besuche' })).toContainText('3 Aufrufe in den letzten 7 Tagen');
  await expectAccessibleHere(page, 'the overview');

  await todo.getByRole('button', { name: /^Ausblenden.*notizen/ }).click();
  await expect(todo).not.toContainText('notizen.png');
  for (const [line, field] of [
    [draft, 'Titel'],
    [soon, 'Name'],
  ] as const) {
    await openScreen(page, '/admin');
    await todo.getByRole('link', { name: new RegExp(line) }).click();
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(line);
  }
});

test('the statistics are read by keyboard as a table, for any period', async ({ page, portal }) => {
  await visit(portal, [{ path: '/kontakt' }, { path: '/kontakt', referrerHost: 'fupa.net' }, { device: 'tablet' }]);
  await openScreen(page, '/admin/statistik');
  const before = await page.getByRole('heading', { name: /^\d+ Aufrufe in 30 Tagen$/ }).textContent();
  await expect(page.getByRole('region', { name: 'Meistgelesene Seiten' })).toContainText('/kontakt');
  await expect(page.getByRole('region', { name: 'Herkunft' })).toContainText('fupa.net');
  await expect(page.getByRole('region', { name: 'Geräte' })).toContainText('Tablet');

  await page.getByText('Als Tabelle').focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Aufrufe je Tag' });
  await expect(table.getByRole('row')).toHaveCount(1 + 30);
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(String(parseInt(before ?? '', 10)));
  await expectAccessibleHere(page, 'the visits');

  await page.getByRole('navigation', { name: 'Zeitraum' }).getByRole('link', { name: '90 Tage' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Aufrufe je Woche' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /Aufrufe in 90 Tagen$/ })).toBeVisible();
});

test('the history says who did what to what, and can be narrowed', async ({ page, editor }) => {
  const word = uniqueWord();
  await editor.create('sponsors', { name: `Blumen ${word}` });
  const { id } = await editor.createArticle({ title: `Derby ${word}` });
  await editor.changeArticle(id, { title: `Derbysieg ${word}` });
  await editor.deleteArticle(id);

  await openScreen(page, `/admin/verlauf?search=${word}`);
  const rows = page.getByRole('table', { name: 'Verlauf' }).getByRole('row');
  await expect(rows.filter({ hasText: 'gelöscht' })).toContainText(`Derbysieg ${word}`);
  await expect(rows.filter({ hasText: 'geändert' })).toContainText('Titel');
  await expect(rows.filter({ hasText: `Blumen ${word}` })).toContainText('angelegt');
  await expectAccessibleHere(page, 'the history');

  await page.getByLabel('Bereich', { exact: true }).selectOption({ label: 'Sponsoren' });
  await expect(rows).toHaveCount(1 + 1);
  await page.getByLabel('Von', { exact: true }).fill('2099-01-01');
  await page.getByRole('button', { name: 'Alle Filter zurücksetzen' }).click();
  await expect(rows.filter({ hasText: `Derbysieg ${word}` }).first()).toBeVisible();
});
