import { runningApi } from '../../../test/app.ts';
import { multiplyRow } from '../../../test/many-rows.ts';
import { createPicture } from '../../../test/pictures.ts';
import { signIn } from '../../../test/sign-in.ts';
import type { NewSponsor, Sponsor } from '../../contract/index.ts';
import { createKindRepository } from '../declared-kind.ts';
import { sponsorKind } from './sponsors.ts';

const api = runningApi({ emptied: ['sponsors'] });

const create = (values: Partial<NewSponsor> = {}) =>
  createKindRepository(api.app.db, sponsorKind).insert({ name: 'Buchhandlung Lesezeichen', ...values }, null);
const shown = () => api.read<Sponsor[]>('/api/sponsors/active');

test('visitors get the sponsors by tier, then in order', async () => {
  await create({ name: 'D', tier: 'standard' });
  await create({ name: 'C', tier: 'premium' });
  await create({ name: 'A', tier: 'main' });
  await create({ name: 'B', tier: 'main' });
  await create({ name: 'weg', active: false });
  await create({ name: 'früher', activeUntil: '2020-01-01T00:00:00Z' });

  expect((await shown()).map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
});

test('a sponsor has what cards and ticker show', async () => {
  const image = await createPicture(api.app);
  const { id } = await create({ logoUrl: image.url, websiteUrl: 'https://lesezeichen.example', description: '' });

  expect(await shown()).toEqual([
    {
      id,
      name: 'Buchhandlung Lesezeichen',
      description: null,
      logoUrl: image.url,
      websiteUrl: 'https://lesezeichen.example',
      tier: 'standard',
      active: true,
      showInTicker: true,
      sortOrder: 1,
      image,
    },
  ]);
});

test.each([
  [500, undefined],
  [501, true],
])('of %i sponsors five hundred come in one answer, which says whether more follow', async (count, moreFollow) => {
  await api.app.db.raw(
    `INSERT INTO sponsors (name, search_text, sort_order)
     SELECT 'Sponsor ' || n, '', n FROM generate_series(1, ?::int) AS n`,
    [count],
  );

  const sponsors = await shown();

  expect(sponsors).toHaveLength(500);
  expect(sponsors.at(-1)?.moreFollow).toBe(moreFollow);
  expect(sponsors.slice(0, -1).filter((sponsor) => 'moreFollow' in sponsor)).toEqual([]);
});

test('a club may have more sponsors than that', async () => {
  await create();
  await multiplyRow(api.app.db, 'sponsors', 500, { id: 'gen_random_uuid()' });

  expect(await create({ name: 'Noch einer' })).toMatchObject({ name: 'Noch einer' });
});

test.each<[object, string]>([
  [{ websiteUrl: '/intern' }, 'websiteUrl'],
  [{ websiteUrl: 'javascript:alert(1)' }, 'websiteUrl'],
  [{ tier: 'gold' }, 'tier'],
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ logoUrl: '/objects/../secret' }, 'logoUrl'],
])('%j is refused, and the answer names the field', async (values, field) => {
  const headers = { cookie: await signIn(api.app, 'editor') };
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/sponsors',
    headers,
    payload: { name: 'Weingut', ...values },
  });

  expect(answer.json()).toMatchObject({ statusCode: 400, field });
  expect(await shown()).toEqual([]);
});
