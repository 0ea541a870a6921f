import { signInAs } from '../kit/admin-page.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { makePictures } from '../kit/pictures.ts';

const test = ownPortalTest();

/** What can be deleted: where it is written, what is needed to make one, and its screen. */
const KINDS = [
  ['teams', { name: '3. Mannschaft' }, 'mannschaften'],
  ['training-times', { team: 'Alte Herren', dayOfWeek: 'friday', startTime: '19:00' }, 'trainingszeiten'],
  ['albums', { title: 'Sommerfest', date: '2026-07-04', pictures: [] }, 'fotos'],
  ['sponsors', { name: 'Bäckerei Huber' }, 'sponsoren'],
  ['sliders', { title: 'Ein Team' }, 'slides'],
  ['banners', { name: 'Bande', placement: 'footer' }, 'banner'],
  ['board-members', { name: 'Kim Beispiel', position: 'Beisitz' }, 'vorstand'],
  ['events', { type: 'event', title: 'Weihnachtsfeier', startDate: '2026-12-12T18:00:00+01:00' }, 'termine'],
  ['news', { title: 'Derbysieg', content: '<p>Tor!</p>', category: 'verein', published: true }, 'neuigkeiten'],
] as const;

for (const [resource, content, screen] of KINDS)
  test(`what is deleted under ${screen} is back with one tap`, async ({ page, portal, editor }) => {
    const [file] = makePictures(1, 'bande');
    const picture = resource === 'banners' && file && { imageUrl: await editor.uploadPicture(file) };
    const id = await editor.create(resource, { ...content, ...picture });
    const statusOf = async () => (await editor.call('GET', `/api/admin/${resource}/${id}`)).status;
    await signInAs(page, portal.url);
    await page.goto(`/admin/${screen}/${id}`);

    await page.getByRole('button', { name: 'Löschen', exact: true }).click();
    if (resource !== 'albums') await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/${screen}$`));
    expect(await statusOf()).toBe(404);
    await page.getByRole('button', { name: 'Rückgängig' }).click();

    await expect(page.getByText('Wiederhergestellt.').first()).toBeVisible();
    expect(await statusOf()).toBe(200);
  });

test('a picture that nobody shows is back with one tap, or later from the bin', async ({ page, portal, editor }) => {
  const [file] = makePictures(1, 'eckfahne');
  if (!file) throw new Error('No picture was made');
  await editor.uploadPicture(file);
  await signInAs(page, portal.url);
  await page.goto('/admin/medien');
  const tile = page.getByRole('link', { name: file.name });
  await tile.click();
  await page.getByRole('button', { name: 'Bild löschen' }).click();
  await expect(page).toHaveURL(/\/admin\/medien$/);
  await expect(tile).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(tile).toBeVisible();

  await page.getByRole('checkbox', { name: `${file.name} auswählen` }).check();
  await page.getByRole('region', { name: 'Mit der Auswahl' }).getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Bild gelöscht.').first()).toBeVisible();
  await page.getByRole('link', { name: /^Papierkorb/ }).click();
  await page.getByRole('checkbox', { name: `${file.name} auswählen` }).check();
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();

  await expect(page.getByText('Bild wiederhergestellt.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Bilder', exact: true }).click();
  await expect(tile).toBeVisible();
});
