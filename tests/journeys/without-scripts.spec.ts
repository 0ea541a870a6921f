import { uniqueWord } from '../portal/editor.ts';
import { expect, test } from '../portal/journey-test.ts';

test.use({ javaScriptEnabled: false });

test('the home page shows its news', async ({ page, createArticle }) => {
  const { title } = await createArticle();

  await page.goto('/');

  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
});

test('the list is searched with a form and leads to the article', async ({ page, createArticle }) => {
  const word = uniqueWord();
  const { title } = await createArticle({ content: `<p>Wir suchen ${word}.</p>` });

  await page.goto('/news');
  await page.getByPlaceholder('Suche nach Titel oder Inhalt...').fill(word);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Seite 1 von 1 (1 Artikel)')).toBeVisible();
  await page.getByRole('link', { name: title }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(`Wir suchen ${word}.`)).toBeVisible();
});

test('a category is chosen with the form, and a filter is taken back', async ({ page, createArticle }) => {
  const category = uniqueWord();
  const { title } = await createArticle({ category });

  await page.goto('/news');
  await page.getByRole('combobox', { name: 'Kategorie' }).selectOption(category);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Seite 1 von 1 (1 Artikel)')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Filter Kategorie entfernen' }).click();

  await expect(page).toHaveURL(/\/news\??$/);
  await expect(page.getByText(/^Seite 1 von (?!1 )/)).toBeVisible();
});
