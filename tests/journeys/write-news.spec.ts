import type { EditableArticlePage } from '@portal/api/contract';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { uniqueWord } from '../kit/editor.ts';
import { countInteractions } from '../kit/interactions.ts';
import { expect, test } from '../kit/journey-test.ts';
import { holdBack } from '../kit/late-answers.ts';
import { makePictures } from '../kit/pictures.ts';
import { administrator } from '../kit/portal-process.ts';

test('an article is written, previewed, planned, published and read', async ({ browser, page: desk, portal }) => {
  const title = `Derbysieg ${uniqueWord()}`;
  await signInAs(desk, portal.url);
  await desk.goto('/admin/neuigkeiten');
  await desk.getByRole('link', { name: 'Neuer Artikel' }).click();
  await desk.getByLabel('Titel', { exact: true }).fill(title);
  await desk.getByRole('textbox', { name: 'Text', exact: true }).fill('Was für ein Spiel!');
  await expect(desk.getByText('Alles gespeichert.')).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);

  await desk.getByRole('button', { name: 'Vorschau' }).click();
  const page = await browser.newPage({ baseURL: portal.url });
  await page.goto(await desk.getByLabel('Link zur Vorschau').inputValue());
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await desk.getByRole('button', { name: 'Link zurückziehen' }).click();
  // Once as a toast, and for a moment where it is read out.
  await expect(desk.getByText('Link zurückgezogen.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Vorschau ist abgelaufen' })).toBeVisible();

  await desk.getByRole('button', { name: 'Für später planen' }).click();
  await expect(desk.getByLabel('Erscheint am')).toBeFocused();
  await desk.getByLabel('Erscheint am').fill('2099-05-01T18:00');
  await desk.getByRole('button', { name: 'Planen', exact: true }).click();
  await expect(desk.getByText('Geplant', { exact: true })).toBeVisible();

  await desk.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(desk.getByText('Veröffentlicht', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(desk.getByText('Geplant', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(desk.getByText('Veröffentlicht', { exact: true })).toBeVisible();
  await page.goto('/news');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.close();

  await desk.goto('/admin/neuigkeiten');
  await expect(desk.getByRole('link', { name: title })).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);
});

test('a text survives a dead connection and a closed tab', async ({ createArticle, page: desk, portal }) => {
  const draft = await createArticle({ title: `Funkloch ${uniqueWord()}`, status: 'draft' });
  await signInAs(desk, portal.url);
  await desk.goto(`/admin/neuigkeiten/${draft.id}`);
  await expect(desk.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  await desk.context().route(`**/api/news/${draft.id}`, (route) => route.abort());
  await desk.getByLabel('Titel', { exact: true }).fill('Am Platz ohne Netz');
  await expect(desk.getByText(/Der Text bleibt in diesem Browser erhalten/)).toBeVisible();
  // Requests of a closing tab reach neither routes nor an emulated network.
  await desk.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await desk.close({ runBeforeUnload: false });

  const later = await desk.context().newPage();
  await later.goto(`/admin/neuigkeiten/${draft.id}`);
  await expect(later.getByText(/^Wiederhergestellt/)).toBeVisible();
  await expect(later.getByLabel('Titel', { exact: true })).toHaveValue('Am Platz ohne Netz');
});

test('a new text survives that its tab is loaded anew, whatever of it the server has stored by then', async ({
  editor,
  page: desk,
  portal,
}) => {
  const title = `Neuladen ${uniqueWord()}`;
  const text = desk.getByRole('textbox', { name: 'Text', exact: true });
  const stored = async () => {
    const answer = await editor.call('GET', `/api/admin/news?search=${encodeURIComponent(title)}`);
    return ((await answer.json()) as EditableArticlePage).items.map(({ content }) => content);
  };
  await signInAs(desk, portal.url);
  await desk.goto('/admin/neuigkeiten/neu');
  await desk.getByLabel('Titel', { exact: true }).fill(title);
  const saves = await holdBack(desk, ({ pathname }) => pathname === '/api/news');
  await text.pressSequentially('Erster Satz.');
  await saves.isWaiting();

  // The article gets its address while the browser is loading that of a new one.
  const documents = await holdBack(desk, ({ pathname }) => pathname === '/admin/neuigkeiten/neu');
  await desk.evaluate(() => setTimeout(() => window.location.reload()));
  await documents.isWaiting();
  await saves.release();
  await expect.poll(stored).toEqual(['<p>Erster Satz.</p>']);
  await desk.keyboard.type(' Zweiter.', { delay: 60 });
  await documents.release();
  await expect(text).toHaveText('Erster Satz. Zweiter.');

  // Stored, but the answer is lost: no other version.
  await desk.route('**/api/news/*', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await text.press('Control+End');
  await text.pressSequentially(' Dritter.');
  await expect(desk.getByText(/^Noch nicht gespeichert/)).toBeVisible();
  await text.pressSequentially(' Vierter.');
  await expect(desk.getByText('Alles gespeichert.')).toBeVisible();

  expect(await stored()).toEqual(['<p>Erster Satz. Zweiter. Dritter. Vierter.</p>']);
});

test('a first article with a picture takes fewer than ten taps from the login on', async ({ page: phone, portal }) => {
  const title = `Erster Artikel ${uniqueWord()}`;
  const count = await countInteractions(phone);
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto('/auth');
  await phone.getByLabel('E-Mail').click();
  await phone.keyboard.insertText(administrator.email);
  await phone.getByLabel('Passwort').click();
  await phone.keyboard.insertText(administrator.password);
  await phone.keyboard.press('Enter');
  await phone.getByRole('link', { name: 'Neuer Artikel' }).click();
  await expect(phone.getByLabel('Titel', { exact: true })).toBeFocused();
  await phone.keyboard.insertText(title);

  const choosing = phone.waitForEvent('filechooser');
  await phone.getByText('Bild auswählen', { exact: true }).first().click();
  await (await choosing).setFiles(makePictures(1, 'tor'));
  count.add(1); // the picture in the phone's own dialog
  await phone.getByRole('button', { name: 'Nein, keine Kinder zu erkennen' }).click();
  await expect(phone.getByLabel('Was ist auf dem Bild zu sehen?')).toBeFocused();
  await phone.keyboard.insertText('Torjubel');
  await phone.getByRole('textbox', { name: 'Text', exact: true }).click();
  await phone.keyboard.insertText('Was für ein Spiel!');
  // Tools have names, not icons alone.
  for (const width of [1280, 360]) {
    await phone.setViewportSize({ width, height: 740 });
    await expect(phone.getByRole('toolbar').getByText('Fett', { exact: true })).toBeVisible();
  }
  await phone.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();

  await expect(phone.getByText('Veröffentlicht', { exact: true })).toBeVisible();
  expect(count.sum()).toBeLessThan(10);
  const path = await phone.getByRole('link', { name: 'Ansehen' }).getAttribute('href');
  const article = await (await fetch(portal.url + path)).text();
  expect(article).toContain(title);
  expect(article).toContain('Torjubel');
});

test('changes of a public article ask before the browser goes back, and can be taken back once public', async ({
  createArticle,
  page: desk,
  portal,
}) => {
  const { id, slug, title } = await createArticle();
  await signInAs(desk, portal.url);
  await desk.goto(`/admin/neuigkeiten?search=${title.split(' ').at(-1)}`);
  await desk.getByRole('link', { name: title }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Artikel bearbeiten' })).toBeVisible();
  await desk.getByLabel('Titel', { exact: true }).fill(`${title} berichtigt`);
  await expect(desk.getByText('Änderungen sind noch nicht veröffentlicht.')).toBeVisible();

  await desk.goBack();
  await desk.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(desk).toHaveURL(new RegExp(id));
  await expect(desk.getByLabel('Titel', { exact: true })).toHaveValue(`${title} berichtigt`);

  await desk.getByRole('button', { name: 'Änderungen veröffentlichen' }).click();
  await expect(desk.getByText('Alles gespeichert.')).toBeVisible();
  expect(await (await fetch(`${portal.url}/news/${slug}`)).text()).toContain(`${title} berichtigt`);
  await desk.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(desk.getByText('Änderungen sind noch nicht veröffentlicht.')).toBeVisible();
  await expect(desk.getByLabel('Titel', { exact: true })).toHaveValue(`${title} berichtigt`);
  expect(await (await fetch(`${portal.url}/news/${slug}`)).text()).not.toContain('berichtigt');

  await desk.goBack();
  await desk.getByRole('button', { name: 'Verwerfen und verlassen' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Neuigkeiten' })).toBeVisible();
});

test.describe('with one thumb', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what matters most stays in reach: a new article, what is done with chosen ones, publishing', async ({
    page,
    portal,
  }) => {
    await signInAs(page, portal.url);
    await page.goto('/admin/neuigkeiten');
    await page.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Neuer Artikel' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('row').nth(9).getByRole('checkbox').check();
    await expect(page.getByRole('region', { name: 'Mit der Auswahl' })).toBeInViewport({ ratio: 1 });

    await page.getByRole('row').nth(9).getByRole('link').click();
    await page.getByLabel('Titel', { exact: true }).fill('Endstand');
    await expect(page.getByRole('button', { name: 'veröffentlichen' })).toBeInViewport({ ratio: 1 });
  });
});
