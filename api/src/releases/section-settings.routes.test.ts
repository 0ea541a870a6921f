import { adminDesk } from '../../test/editor-desk.ts';
import { createRelease, publish } from '../../test/release.ts';
import type { EditableSectionSettings, SectionSetting } from '../contract/index.ts';

const desk = adminDesk();
const path = (section: string) => `/api/admin/modules/${section}/settings`;

const price: SectionSetting = { name: 'price', type: 'number', label: 'Preis', default: 2, minimum: 1, maximum: 20 };
const prize: SectionSetting = { name: 'prize', type: 'string', label: 'Hauptpreis', default: 'Ball', maxLength: 20 };
const isOpen: SectionSetting = { name: 'isOpen', type: 'boolean', label: 'Verkauf läuft', default: false };
const place: SectionSetting = {
  name: 'place',
  type: 'enum',
  label: 'Ort',
  default: 'home',
  options: [
    { value: 'home', label: 'Vereinsheim' },
    { value: 'pitch', label: 'Platz' },
  ],
};

/** Releases a section with these settings, in versions that rise. */
let releases = 0;
function release(name: string, settings: SectionSetting[]) {
  const built = createRelease({ name, version: `1.0.${releases++}` });
  return publish(desk, { ...built, descriptor: { ...built.descriptor, title: 'Tombola', icon: 'star', settings } });
}
const valuesOf = async (section: string) =>
  (await desk.app.inject(`/api/sections/${section}/settings`)).json<Record<string, unknown>>();
const save = (section: string, values: object, version: number) => desk.send('PUT', path(section), { values, version });

test('visitors get what is set, else the defaults; nothing of what is not live', async () => {
  await release('tombola', [price, prize, isOpen, place]);
  expect(await valuesOf('tombola')).toEqual({ price: 2, prize: 'Ball', isOpen: false, place: 'home' });

  const saved = await save('tombola', { price: 3.5, isOpen: true, place: 'pitch' }, 0);

  expect(saved.json<EditableSectionSettings>()).toMatchObject({ version: 1, settings: [price, prize, isOpen, place] });
  expect(await valuesOf('tombola')).toEqual({ price: 3.5, prize: 'Ball', isOpen: true, place: 'pitch' });
  expect(await valuesOf('unknown')).toEqual({});
});

test('a value that breaks its rule is refused in words, and so is one that nobody asks for', async () => {
  await release('strict', [price, prize, isOpen, place]);
  const refusals = await Promise.all(
    [{ price: 21 }, { prize: 'x'.repeat(21) }, { isOpen: 'ja' }, { place: 'moon' }, { other: 1 }].map((values) =>
      save('strict', values, 0),
    ),
  );

  expect(refusals.map((answer) => answer.json<{ message: string }>().message)).toEqual([
    'Preis: bitte eine Zahl von 1 bis 20.',
    'Hauptpreis: bitte höchstens 20 Zeichen.',
    'Verkauf läuft: bitte ja oder nein.',
    'Ort: bitte eines von „Vereinsheim“, „Platz“.',
    'Eine Einstellung „other“ hat dieses Modul nicht.',
  ]);
});

test('a text is stored without control characters, and one that has some from before is given out without', async () => {
  await release('plain', [prize]);
  const saved = await save('plain', { prize: 'Ball\u0007\r\nund\tNetz\u2028' }, 0);
  const inName = await save('plain', { 'prize\u0000': 'x' }, 1);

  expect(saved.json<EditableSectionSettings>().values).toEqual({ prize: 'Ball\nund Netz\n' });
  expect(inName.statusCode).toBe(400);
  await desk.app
    .db('section_settings')
    .where({ section: 'plain' })
    .update({ values: { prize: 'Korb\u001b' } });
  expect(await valuesOf('plain')).toEqual({ prize: 'Korb' });
});

test('the log says that values were changed only where they were', async () => {
  await release('logged', [price]);
  await desk.app.db('activity').delete();
  await save('logged', { price: 5 }, 0);
  await save('logged', { price: 5 }, 1);

  const noted = await desk.app.db('activity').orderBy('at').select('resource', 'action', 'fields');
  expect(noted.map(({ fields }) => fields)).toEqual([['values'], []]);
});

test('values are kept over releases: one that is gone is not given out, and is back with its setting', async () => {
  await release('kept', [price, prize]);
  await save('kept', { price: 5, prize: 'Präsentkorb' }, 0);

  await release('kept', [{ ...price, maximum: 4 }]);
  expect(await valuesOf('kept')).toEqual({ price: 2 });
  await save('kept', { price: 3 }, 1);
  await release('kept', [price, prize]);

  expect(await valuesOf('kept')).toEqual({ price: 3, prize: 'Präsentkorb' });
});

test('who saves over what somebody else has saved is told so', async () => {
  await release('both', [price]);
  await save('both', { price: 5 }, 0);

  const answers = [await save('both', { price: 6 }, 0), await save('both', { price: 7 }, 1)];

  expect(answers[0]?.json()).toMatchObject({ statusCode: 409, code: 'stale_version', current: { version: 1 } });
  expect(answers[1]?.json()).toMatchObject({ version: 2, values: { price: 7 } });
});

test('settings that contradict themselves are not released, and administrators see what a section is called', async () => {
  const wrong = await release('wrong', [{ ...price, default: 30 }, price, { ...prize, default: 'Ball\u0007' }]);
  await release('named', []);
  const modules = await desk.send('GET', '/api/admin/modules');

  expect(wrong.json()).toMatchObject({
    code: 'not_admitted',
    reasons: [
      'Die Vorgabe der Einstellung „price“ passt nicht: bitte eine Zahl von 1 bis 20.',
      'Die Einstellung „price“ steht zweimal da.',
      'Die Vorgabe der Einstellung „prize“ enthält Steuerzeichen.',
    ],
  });
  expect(modules.json()).toContainEqual(
    expect.objectContaining({ name: 'named', title: 'Tombola', icon: 'star', settings: 0 }),
  );
});

test('a release that is not live is rendered with its own settings, over what is stored', async () => {
  await release('tried', [price]);
  await save('tried', { price: 5 }, 0);

  const next = await desk.app.releases.settings({ name: 'tried', settings: [{ ...price, maximum: 4 }, prize] });

  expect([next, await valuesOf('tried')]).toEqual([{ price: 2, prize: 'Ball' }, { price: 5 }]);
});
