import { generateKeyPairSync } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { adminDesk } from '../../test/editor-desk.ts';
import { call, createRelease, publish, sectionHistory, type TestRelease } from '../../test/release.ts';
import type { SectionKey } from '../contract/index.ts';
import { signRelease } from './release-signature.ts';

const desk = adminDesk();
const path = (section: string) => `/api/admin/modules/${section}/keys`;

function makeKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') };
}
const store = (section: string, { publicKey }: ReturnType<typeof makeKey>, name = 'CI') =>
  desk.send('POST', path(section), { name, publicKey });
const signed = (release: TestRelease, { privateKey }: ReturnType<typeof makeKey>) =>
  publish(desk, release, { words: { signature: signRelease(release.descriptor, privateKey) } });
const live = async (section: string) =>
  (await sectionHistory(desk, section)).releases.find(({ active }) => active)?.version;

test('a section with a key takes what is signed with it, and nothing else', async () => {
  const [own, other] = [makeKey(), makeKey()];
  const release = (version: string, text = '') =>
    createRelease({ name: 'signed', version, client: { 'client/more.js': text } });
  await publish(desk, release('1.0.0'));
  expect((await store('signed', own)).statusCode).toBe(201);

  const unsigned = await publish(desk, release('1.1.0'));
  const foreign = await signed(release('1.1.0'), other);
  const ofAnotherVersion = await publish(desk, release('1.1.0'), {
    words: { signature: signRelease(release('1.0.1').descriptor, own.privateKey) },
  });
  const ofOtherFiles = await publish(desk, release('1.1.0', 'changed'), {
    words: { signature: signRelease(release('1.1.0').descriptor, own.privateKey) },
  });

  expect(unsigned.json()).toMatchObject({
    statusCode: 422,
    code: 'not_admitted',
    reasons: ['signed 1.1.0 ist nicht unterschrieben; dieses Modul hat einen Schlüssel.'],
  });
  for (const answer of [foreign, ofAnotherVersion, ofOtherFiles])
    expect(answer.json()).toMatchObject({
      statusCode: 422,
      reasons: ['Die Unterschrift von signed 1.1.0 passt zu keinem Schlüssel dieses Moduls.'],
    });
  expect(await live('signed')).toBe('1.0.0');
  expect((await signed(release('1.1.0'), own)).json()).toMatchObject({ live: '1.1.0' });
  expect((await sectionHistory(desk, 'signed')).releases).toMatchObject([
    { version: '1.1.0', signedWith: 'CI' },
    { version: '1.0.0' },
  ]);
});

test('a version goes live again as long as its key counts; after that it has to be forced', async () => {
  const [old, next] = [makeKey(), makeKey()];
  const { id } = (await store('rotated', old, 'alt')).json<SectionKey>();
  await store('rotated', next, 'neu');
  await signed(createRelease({ name: 'rotated', version: '1.0.0' }), old);
  await signed(createRelease({ name: 'rotated', version: '1.1.0' }), next);
  const rollBack = (body: object) => call(desk, 'rotated', 'rotated/rollback', body);

  expect((await rollBack({})).json()).toMatchObject({ live: '1.0.0' });
  await call(desk, 'rotated', 'rotated/rollback', { version: '1.1.0', again: true });
  expect((await desk.send('DELETE', `${path('rotated')}/${id}`)).statusCode).toBe(204);

  expect((await rollBack({ version: '1.0.0' })).json()).toMatchObject({
    statusCode: 422,
    reasons: ['rotated 1.0.0 ist mit dem Schlüssel „alt“ unterschrieben, der beendet wurde.'],
  });
  expect((await rollBack({ version: '1.0.0', force: true })).json()).toMatchObject({ live: '1.0.0' });
});

test('a signature is checked again when its version goes live', async () => {
  const key = makeKey();
  await store('spoilt', key);
  await signed(createRelease({ name: 'spoilt', version: '1.0.0' }), key);
  await signed(createRelease({ name: 'spoilt', version: '1.1.0' }), key);
  const descriptor = createRelease({ name: 'spoilt', version: '1.0.0', pages: ['/elsewhere'] }).descriptor;
  await desk.app.db('releases').where({ section: 'spoilt', version: '1.0.0' }).update({ descriptor });

  const answer = await call(desk, 'spoilt', 'spoilt/rollback', { version: '1.0.0' });

  expect(answer.json()).toMatchObject({
    statusCode: 422,
    reasons: ['Die Unterschrift von spoilt 1.0.0 passt zu keinem Schlüssel dieses Moduls.'],
  });
});

test('lost files of a signed version come back without the key, and others do not', async () => {
  const key = makeKey();
  const release = createRelease({ name: 'healing' });
  await store('healing', key);
  await signed(release, key);
  await rm(desk.app.releases.folder('healing', '1.0.0'), { recursive: true });

  const foreign = await publish(desk, createRelease({ name: 'healing', client: { 'client/more.js': 'foreign' } }));
  const healed = await publish(desk, release);

  expect(foreign.json()).toMatchObject({ statusCode: 422, code: 'not_admitted' });
  expect(healed.json()).toMatchObject({ live: '1.0.0', healed: true });
  expect((await sectionHistory(desk, 'healing')).releases).toMatchObject([{ available: true, signedWith: 'CI' }]);
});

test('keys are ended one by one and do not come back; without one nothing has to be signed', async () => {
  const [first, second] = [makeKey(), makeKey()];
  const ids = [await store('ended', first), await store('ended', second, 'zweiter')].map(
    (answer) => answer.json<SectionKey>().id,
  );
  for (const id of ids) expect((await desk.send('DELETE', `${path('ended')}/${id}`)).statusCode).toBe(204);

  expect((await desk.send('DELETE', `${path('ended')}/${ids[0]}`)).statusCode).toBe(404);
  expect((await store('ended', first)).json()).toMatchObject({ statusCode: 409, code: 'key_known' });
  expect(
    (await desk.send('GET', path('ended'))).json<SectionKey[]>().map(({ name, endedAt }) => [name, !endedAt]),
  ).toEqual([
    ['zweiter', false],
    ['CI', false],
  ]);
  expect((await publish(desk, createRelease({ name: 'ended' }))).json()).toMatchObject({ live: '1.0.0' });
});

test('the frame, and what is no public Ed25519 key, is refused', async () => {
  const { publicKey: rsa } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...makeKey(), publicKey: rsa.export({ format: 'der', type: 'spki' }).toString('base64') };

  expect((await store('refused', key)).statusCode).toBe(400);
  expect((await store('shell', makeKey())).json()).toMatchObject({ statusCode: 400, code: 'shell_unsigned' });
});
