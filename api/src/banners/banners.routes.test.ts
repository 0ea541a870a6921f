import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPicture } from '../../test/pictures.ts';
import { signIn } from '../../test/sign-in.ts';
import type { Banner, NewBanner } from '../contract/index.ts';
import { createBannersRepository } from './banners.repository.ts';

let api: TestApp;
let app: FastifyInstance;
let editor: string;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
  editor = await signIn(app, 'editor');
});
afterEach(() => app.db('banners').delete());
afterAll(() => api.close());

const BANNER: NewBanner = { name: 'Weingut am Seebach', imageUrl: '/objects/a.png', placement: 'footer' };
const create = (values: Partial<NewBanner> = {}) =>
  createBannersRepository(app.db).insert({ ...BANNER, ...values }, null);
const shown = async (placement: string) => {
  await app.contentRevision.refresh();
  return (await app.inject(`/api/banners/active/${placement}`)).json<Banner[]>();
};

test.each(['footer', 'carousel', 'sidebar'] as const)('visitors get the banners of the %s only', async (placement) => {
  const image = await createPicture(app);
  const { id } = await create({ placement, imageUrl: image.url, linkUrl: 'https://weingut.example' });
  await create({ placement: placement === 'footer' ? 'sidebar' : 'footer' });
  await create({ placement, active: false });

  expect(await shown(placement)).toEqual([
    { id, name: BANNER.name, imageUrl: image.url, linkUrl: 'https://weingut.example', image },
  ]);
});

test('a picture is found under both of its addresses', async () => {
  const image = await createPicture(app);
  const imageUrl = image.url.replace('/objects/', '/banner-objects/');
  await create({ imageUrl });

  expect(await shown('footer')).toMatchObject([{ imageUrl, image: { ...image, url: imageUrl } }]);
});

test('an unknown placement is refused', async () => {
  expect((await app.inject('/api/banners/active/header')).statusCode).toBe(400);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example',
  '//a.example',
  'weingut.example',
  'HTTPS:evil',
])('a banner does not lead to %s', async (linkUrl) => {
  const payload = { ...BANNER, linkUrl };
  const answer = await app.inject({ method: 'POST', url: '/api/banners', headers: { cookie: editor }, payload });

  expect(answer.json()).toMatchObject({ statusCode: 400, field: 'linkUrl' });
  expect(await shown('footer')).toEqual([]);
});

test.each([null, '/mitgliedschaft', 'http://weingut.example/angebot?von=fsv'])(
  'a banner may lead to %s',
  async (linkUrl) => {
    await create({ linkUrl });

    expect(await shown('footer')).toMatchObject([{ linkUrl }]);
  },
);
