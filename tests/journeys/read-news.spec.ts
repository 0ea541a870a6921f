import type { NewArticle } from '@portal/api/contract';
import { uniqueWord } from '../kit/editor.ts';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';

test('a visitor goes from the home page to an article, to a similar one, and back the whole way', async ({
  page,
  createArticle,
}) => {
  const category = uniqueWord();
  const older = await createArticle({ title: `Vorbericht ${category}`, category });
  const newer = await createArticle({ title: `Derbysieg ${category}`, category });

  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Alle anzeigen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vereinsneuigkeiten' })).toBeVisible();
  await page.getByRole('link', { name: newer.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: newer.title })).toBeVisible();
  const similar = page.getByRole('region', { name: 'Ähnliche Beiträge' });
  await similar.getByRole('link', { name: older.title }).click();
  await expect(page).toHaveURL(`/news/${older.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: older.title })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: newer.title })).toBeVisible();
  await page.getByRole('link', { name: 'Weitere Neuigkeiten ansehen' }).click();
  await expect(page).toHaveURL('/news');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Vereinsneuigkeiten' })).toBeVisible();
});

test('search and category stand in the address, start again at page 1, and the back button undoes them', async ({
  page,
  createArticle,
}) => {
  const category = uniqueWord();
  const word = uniqueWord();
  await createArticle({ title: `Ohne das Wort ${category}`, category });
  const wanted = await createArticle({ title: 'Mit dem Wort', content: `<p>Hier steht ${word}.</p>`, category });

  await openHydrated(page, '/news?seite=2');
  await page.getByRole('combobox', { name: 'Kategorie' }).selectOption(category);
  await expect(page).toHaveURL(`/news?kategorie=${category}`);
  await expect(page.getByText('Seite 1 von 1 (2 Artikel)')).toBeVisible();

  await page.getByPlaceholder('Suche nach Titel oder Inhalt...').fill(word.toUpperCase());
  await expect(page).toHaveURL(`/news?kategorie=${category}&suche=${word.toUpperCase()}`);
  await expect(page.getByText('Seite 1 von 1 (1 Artikel)')).toBeVisible();
  await expect(page.getByRole('link', { name: wanted.title })).toBeVisible();

  await page.getByRole('button', { name: 'Filter Kategorie entfernen' }).click();
  await expect(page).toHaveURL(`/news?suche=${word.toUpperCase()}`);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/news?seite=2');
  await expect(page.getByText(/^Seite 2 von/)).toBeVisible();
  await expect(page.getByPlaceholder('Suche nach Titel oder Inhalt...')).toHaveValue('');
});

test('filters that match nothing say so and can be reset', async ({ page }) => {
  await openHydrated(page, `/news?suche=${uniqueWord()}`);

  await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible();
  await page.getByRole('button', { name: 'Alle Filter zurücksetzen' }).click();

  await expect(page).toHaveURL('/news');
  await expect(page.getByText(/^Seite 1 von/)).toBeVisible();
});

test('ten articles stand on a page; turning pages changes the address', async ({ page, createArticle }) => {
  const category = uniqueWord();
  for (let number = 1; number <= 11; number++) await createArticle(articleNumber(number, category));

  await openHydrated(page, `/news?kategorie=${category}`);
  await expect(page.getByText('Seite 1 von 2 (11 Artikel)')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10);
  await page.getByRole('link', { name: 'Seite 2' }).click();

  await expect(page).toHaveURL(`/news?kategorie=${category}&seite=2`);
  await expect(page.getByText('Seite 2 von 2 (11 Artikel)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bericht 1', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText('Seite 1 von 2 (11 Artikel)')).toBeVisible();
});

function articleNumber(number: number, category: string): Partial<NewArticle> {
  return { title: `Bericht ${number}`, category };
}
