import { rename } from 'node:fs/promises';
import { runningApi } from '../../test/app.ts';

const api = runningApi();

test.each(['/healthz', '/readyz'])('%s says that all is well', async (url) => {
  const answer = await api.app.inject(url);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
});

test('without its data folder the portal is not ready', async () => {
  const { dataDir } = api.config;
  await rename(dataDir, `${dataDir}-away`);
  const answer = await api.app.inject('/readyz');
  await rename(`${dataDir}-away`, dataDir);

  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toHaveProperty('retry-after');
});
