import { editorDesk } from '../../../test/editor-desk.ts';
import { createPicture } from '../../../test/pictures.ts';
import type { Banner, NewBanner } from '../../contract/index.ts';
import { createKindRepository } from '../declared-kind.ts';
import { bannerKind } from './banners.ts';

const desk = editorDesk({ emptied: ['banners'] });

const BANNER: NewBanner = { name: 'Buchhandlung Lesezeichen', imageUrl: '/objects/a.png', placement: 'footer' };
const create = (values: Partial<NewBanner> = {}) =>
  createKindRepository(desk.app.db, bannerKind).insert({ ...BANNER, ...values }, null);
const shown = (placement: string) => desk.read<Banner[]>(`/api/banners/active/${placement}`);

test.each(['footer', 'carousel', 'sidebar'] as const)('visitors get the banners of the %s only', async (placement) => {
  const image = await createPicture(desk.app);
  const { id } = await create({ placement, imageUrl: image.url, linkUrl: 'https://lesezeichen.example' });
  await create({ placement: placement === 'footer' ? 'sidebar' : 'footer' });
  await create({ placement, active: false });

  expect(await shown(placement)).toEqual([
    { id, name: BANNER.name, imageUrl: image.url, linkUrl: 'https://lesezeichen.example', image },
  ]);
});

test('a picture is found under both of its addresses', async () => {
  const image = await createPicture(desk.app);
  const imageUrl = image.url.replace('/objects/', '/banner-objects/');
  await create({ imageUrl });

  expect(await shown('footer')).toMatchObject([{ imageUrl, image: { ...image, url: imageUrl } }]);
});

test('an unknown placement is refused', async () => {
  expect((await desk.app.inject('/api/banners/active/header')).statusCode).toBe(400);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example',
  '//a.example',
  'lesezeichen.example',
  'HTTPS:evil',
])('a banner does not lead to %s', async (linkUrl) => {
  const payload = { ...BANNER, linkUrl };
  const answer = await desk.send('POST', '/api/banners', payload);

  expect(answer.json()).toMatchObject({ statusCode: 400, field: 'linkUrl' });
  expect(await shown('footer')).toEqual([]);
});

test.each([null, '/mitgliedschaft', 'http://lesezeichen.example/angebot?von=sv'])(
  'a banner may lead to %s',
  async (linkUrl) => {
    await create({ linkUrl });

    expect(await shown('footer')).toMatchObject([{ linkUrl }]);
  },
);
