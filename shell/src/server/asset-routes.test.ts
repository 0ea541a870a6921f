import { join } from 'node:path';
import fastify from 'fastify';
import { assetRoutes } from './asset-routes.ts';

const shell = join(import.meta.dirname, '../..');

test('the licences of what browsers download are a text that anybody can read', async () => {
  const app = fastify();
  await app.register(assetRoutes, {
    fontFolder: join(shell, '../shared-ui/fonts'),
    pictureFolder: join(shell, 'pictures'),
    licencesFile: join(shell, 'licences.txt'),
  });

  const { headers, body } = await app.inject('/assets/licences.txt');

  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  });
  expect(body).toMatch(/react-dom \d+\.\d+\.\d+ \(MIT\)/);
  await app.close();
});
