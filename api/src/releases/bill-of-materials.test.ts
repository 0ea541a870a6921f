import { adminDesk } from '../../test/editor-desk.ts';
import { call, createRelease, publish, sectionHistory } from '../../test/release.ts';
import { signIn } from '../../test/sign-in.ts';

const desk = adminDesk();
const bill = { bomFormat: 'CycloneDX', metadata: { component: { name: 'news' } }, components: [{ name: 'lots' }] };
const withBill = (version: string, text: string) =>
  createRelease({
    name: 'news',
    version,
    client: { 'client/more.js': version },
    maps: { 'server/bom.cdx.json': text },
  });
const path = (version: string) => `/api/releases/news/${version}/bom`;

test('the packages of a version are told administrators and the token of the section, and no browser', async () => {
  await publish(desk, withBill('1.0.0', JSON.stringify(bill)));
  await publish(desk, withBill('1.1.0', 'no JSON'));
  await publish(desk, createRelease({ name: 'news', version: '1.2.0' }));

  const answer = await desk.send('GET', path('1.0.0'));

  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.cyclonedx+json; charset=utf-8',
    'content-disposition': 'attachment; filename="news-1.0.0.cdx.json"',
  });
  expect(answer.json()).toEqual({ ...bill, metadata: { component: { name: 'news', version: '1.0.0' } } });
  const others = await Promise.all([
    call(desk, 'news', 'news/1.0.0/bom'),
    call(desk, 'teams', 'news/1.0.0/bom'),
    desk.send('GET', path('1.0.0'), undefined, await signIn(desk.app, 'editor')),
    desk.app.inject('/releases/news/1.0.0/server/bom.cdx.json'),
    desk.send('GET', path('1.1.0')),
    desk.send('GET', path('1.2.0')),
  ]);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 401, 403, 404, 404, 404]);
  const { releases } = await sectionHistory(desk, 'news');
  expect(releases.map(({ version, bom }) => [version, bom])).toEqual([
    ['1.2.0', false],
    ['1.1.0', true],
    ['1.0.0', true],
  ]);
});
