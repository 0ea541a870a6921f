import { signInAs } from '../kit/admin-page.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { makePictures } from '../kit/pictures.ts';

const test = ownPortalTest();

/** The kinds that can be deleted: the resource, the body of a new one, and its screen. */
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

test('on a phone a second tap presses neither the button again nor what lies behind the message', async ({
  page,
  portal,
  editor,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const id = await editor.create('albums', { title: 'Hallenturnier', date: '2026-01-10', pictures: [] });
  await signInAs(page, portal.url);
  await page.goto(`/admin/fotos/${id}`);
  await page.getByRole('button', { name: 'Löschen', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/admin\/fotos$/);
  await page.getByRole('button', { name: 'Rückgängig' }).dblclick();

  await expect(page.getByText('Wiederhergestellt.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hallenturnier' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/fotos$/);
});

test('on a phone what can be taken back covers the head alone, also on the next screen, and Escape ends it', async ({
  page,
  portal,
  editor,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const id = await editor.create('events', {
    type: 'event',
    title: 'Neujahrsempfang im Vereinsheim',
    startDate: '2027-01-10T11:00:00+01:00',
  });
  await editor.create('news', { title: 'Entwurf', content: '<p>Text</p>', category: 'verein' });
  await signInAs(page, portal.url);
  await page.goto(`/admin/termine/${id}`);
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).click();
  await page.getByRole('link', { name: 'Neuer Artikel' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();

  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeVisible();
  const message = await page.getByRole('listitem').filter({ has: undo }).boundingBox();
  const head = await page.getByRole('banner').boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));

  await page.keyboard.press('Escape');

  await expect(undo).toHaveCount(0);
  await expect(text).toBeFocused();
});
