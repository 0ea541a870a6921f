import { signInAs, createTrainer } from '../kit/admin-page.ts';
import { adminPatterns, openScreen } from '../kit/admin-screens.ts';
import { uniqueWord, type Editor } from '../kit/editor.ts';
import { expect, test } from '../kit/journey-test.ts';
import { IS_LONG } from '../kit/long-form.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** The addresses a trainer may open, and everything below them. */
const ALLOWED = /^\/admin(\/(konto|termine|trainingszeiten|neuigkeiten|mannschaften|fotos)(\/.*)?)?$/;

/**
 * The screens of each area, by the first word of their address; the long form opens all of them, the short one the
 * last.
 */
function screensOf(patterns: readonly string[]): string[] {
  if (IS_LONG) return [...patterns];
  return [...new Map(patterns.map((pattern) => [pattern.split('/')[2], pattern])).values()];
}

test.use({ viewport: { width: 360, height: 740 } });

/**
 * An event (`Fest…`), a training time (`Halle…`), which is among the events, too, and a report (`Bericht…`) for each of
 * two teams.
 */
async function createForBothTeams(editor: Editor, word: string) {
  const startDate = new Date(Date.now() + 86_400_000).toISOString();
  // A team has each time once at a place, also when the test runs again.
  const training = { dayOfWeek: 'friday', startTime: '18:00', location: word, notes: `Halle${word}` };
  const create = async (slug: string, team: string) => ({
    event: await editor.create('events', { type: 'event', title: `${team} Fest${word}`, team: slug, startDate }),
    time: await editor.create('training-times', { ...training, team }),
    report: await editor.create('news', {
      title: `${team} Bericht${word}`,
      content: '<p>2 : 1</p>',
      category: slug,
      status: 'draft',
    }),
  });
  await create('1-mannschaft', '1. Mannschaft');
  return { others: await create('2-mannschaft', '2. Mannschaft') };
}

test('a trainer signs in and finds the Termine, training times, reports and page of own teams only', async ({
  page,
  editor,
  complaints,
}) => {
  const word = uniqueWord();
  const { others } = await createForBothTeams(editor, word);
  const { email, password } = await createTrainer(editor, ['1-mannschaft']);
  await page.goto('/auth');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();

  await page.getByRole('navigation', { name: 'Admin-Bereich, Schnellzugriff' }).getByRole('link').last().waitFor();
  await page.getByRole('button', { name: 'Mehr' }).click();
  const menu = page.getByRole('navigation', { name: 'Alle Bereiche' }).getByRole('link');
  await expect(menu).toHaveText(['Übersicht', 'Neuigkeiten', 'Termine', 'Trainingszeiten', 'Mannschaften', 'Fotos']);

  await openScreen(page, `/admin/termine?search=Fest${word}`);
  await expect(page.getByRole('article')).toHaveText([new RegExp(`1\\. Mannschaft Fest${word}`)]);
  await openScreen(page, `/admin/trainingszeiten?search=Halle${word}`);
  await expect(page.getByRole('row').filter({ hasText: word })).toHaveText([/1\. Mannschaft/]);
  await openScreen(page, `/admin/neuigkeiten?search=Bericht${word}`);
  await expect(page.getByRole('row').filter({ hasText: word })).toHaveText([/1\. Mannschaft Bericht/]);
  await openScreen(page, '/admin/mannschaften');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText(['1. Mannschaft']);
  expect(complaints).toEqual([]);

  await openScreen(page, `/admin/termine/${others.event}`);
  await expect(page.getByText('Diesen Termin ändern die eigenen Trainer und die Redaktion')).toBeVisible();
  await openScreen(page, `/admin/trainingszeiten/${others.time}`);
  await expect(page.getByText('Diese Zeit ändern die eigenen Trainer und die Redaktion')).toBeVisible();
  await openScreen(page, `/admin/neuigkeiten/${others.report}`);
  await expect(page.getByText('Diesen Artikel ändern die eigenen Trainer und die Redaktion')).toBeVisible();
});

test('a trainer writes a report and hands it in; an editor finds it in „Zu erledigen“ and publishes it', async ({
  page,
  portal,
  editor,
  complaints,
}) => {
  const title = `Derbysieg ${uniqueWord()}`;
  await signInAs(page, portal.url, await createTrainer(editor, ['1-mannschaft']));
  await openScreen(page, '/admin');
  await page.getByRole('link', { name: 'Neuer Spielbericht' }).click();
  await page.getByLabel('Titel', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Zwei Tore in der Nachspielzeit.');
  await expect(page.getByLabel('Mannschaft', { exact: true })).toHaveValue('1-mannschaft');
  await page.getByRole('button', { name: 'An die Redaktion geben' }).click();
  await expect(page.getByText('Bei der Redaktion', { exact: true })).toBeVisible();

  await signInAs(page, portal.url);
  await openScreen(page, '/admin');
  await page.getByRole('link', { name: `Artikel „${title}“ wartet auf die Redaktion` }).click();
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ansehen' })).toBeVisible();
  await page.goto('/mannschaft');
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a trainer is told by every other screen that it is not theirs, and none asks the server for anything', async ({
  page,
  portal,
  editor,
  complaints,
}) => {
  test.slow();
  await signInAs(page, portal.url, await createTrainer(editor, ['1-mannschaft']));
  const patterns = (await adminPatterns(portal.url)).filter((path) => path.startsWith('/admin') && !ALLOWED.test(path));
  expect(patterns.length).toBeGreaterThan(20);

  for (const pattern of screensOf(patterns)) {
    await openScreen(page, pattern.replaceAll(/:\w+/g, NOBODY));
    await expect(page.getByRole('heading', { level: 1, name: 'Dafür fehlt die Berechtigung' }), pattern).toBeVisible();
  }

  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: 'Zur Übersicht' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
});
