import { adminDesk } from '../../test/editor-desk.ts';
import { call, createRelease, liveVersions, publish, sectionHistory } from '../../test/release.ts';
import type { PortalModule, SectionOrigin } from '../contract/index.ts';

const desk = adminDesk();
const lots: SectionOrigin = { kind: 'connect', origin: 'https://lose.example', why: 'Zählt die verkauften Lose.' };
const poster: SectionOrigin = { kind: 'img', origin: 'https://bilder.example', why: 'Zeigt das Plakat.' };

function release(name: string, version: string, origins: SectionOrigin[]) {
  const built = createRelease({ name, version });
  return publish(desk, { ...built, descriptor: { ...built.descriptor, origins } });
}
const allow = (section: string, { kind, origin }: SectionOrigin) =>
  desk.send('POST', `/api/admin/modules/${section}/origins`, { origins: [{ kind, origin }] });
async function activate(section: string, version: string) {
  const { revision: expected } = await sectionHistory(desk, section);
  return call(desk, section, `${section}/activate`, { version, expected });
}

test('a release that needs another origin is kept, and goes live once an administrator has allowed it', async () => {
  await release('tombola', '1.0.0', []);
  const waiting = await release('tombola', '1.1.0', [lots, poster]);

  expect(waiting.json()).toMatchObject({ version: '1.1.0', live: '1.0.0', waitsFor: [lots, poster] });
  expect(await liveVersions(desk)).toMatchObject({ tombola: '1.0.0' });
  await allow('tombola', lots);
  expect((await activate('tombola', '1.1.0')).json()).toMatchObject({
    statusCode: 409,
    code: 'origins_not_allowed',
    reasons: ['https://bilder.example (img): Zeigt das Plakat.'],
  });
  const modules = (await desk.send('GET', '/api/admin/modules')).json<PortalModule[]>();
  expect(modules.find(({ name }) => name === 'tombola')?.waiting).toEqual({ version: '1.1.0', origins: [poster] });

  await allow('tombola', poster);
  expect((await activate('tombola', '1.1.0')).json()).toMatchObject({ live: '1.1.0' });
  expect((await release('tombola', '1.2.0', [poster])).json()).toMatchObject({ live: '1.2.0' });
});

test('what is allowed one section is not allowed another, and neither for another purpose', async () => {
  await allow('first', lots);

  const other = await release('second', '1.0.0', [lots]);
  const purpose = await release('first', '1.0.0', [{ ...lots, kind: 'script' }]);

  expect([other, purpose].map((answer) => answer.json<{ live: string | null }>().live)).toEqual([null, null]);
});

test.each(['http://lose.example', 'https://*.example', 'https://lose.example/pfad', "https://lose.example; 'self'"])(
  'the origin %s is none',
  async (origin) => {
    expect((await release('wrong', '1.0.0', [{ ...lots, origin }])).statusCode).toBe(400);
  },
);
