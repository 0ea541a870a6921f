import fc from 'fast-check';
import { runningApi } from '../../test/app.ts';
import { describedRoutes } from '../../test/fuzz/described-routes.ts';
import { validValues, type JsonSchema } from '../../test/fuzz/schema-values.ts';
import { SectionDescriptor, ShellDescriptor } from './releases.ts';
import { PLAIN_TEXT, toPlainText } from './text.ts';

const api = runningApi({ config: { weatherUrl: null }, prepare: (app) => app.ready() });

/** Compared or hashed as they are, never shown. */
const SECRETS = new Set(['password', 'currentPassword', 'code', 'token']);
const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code))
  .filter((letter) => /\p{Cc}/u.test(letter) && letter !== '\n')
  .concat('\u2028', '\u2029');

/** Parts of a descriptor that name files and modules, as they are called elsewhere. */
const COMPARED = / (files|uses|requires|provides|assets|server)\b/;
/** Its release is refused with a sentence that names the setting (`releases/setting-values.ts`). */
const PRESET = 'settings default';

type Place = { where: string; name: string; schema: JsonSchema };

function textsOf(schema: JsonSchema, where: string, name = ''): Place[] {
  if (schema.const !== undefined) return [];
  if (schema.type === 'string') return schema.enum ? [] : [{ where, name, schema }];
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  // A schema without a type may hold a text.
  if (schema.type === undefined && schema.enum === undefined && parts.length === 0) return [{ where, name, schema }];
  return [
    ...Object.values(schema.patternProperties ?? {}).flatMap((of) => textsOf(of, `${where} *`)),
    ...Object.entries(schema.properties ?? {}).flatMap(([part, of]) => textsOf(of, `${where} ${part}`, part)),
    ...parts.flatMap((part) => textsOf(part, where, name)),
    ...(schema.items ? textsOf(schema.items, where, name) : []),
  ];
}

/** Letters; more than the longest text of a fixed length has, a signature. */
const LETTERS = 100;

/** A control character that the schema lets pass, somewhere in a text it allows. */
function passing(schema: JsonSchema): string | undefined {
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const texts = fc.sample(validValues({ ...schema, maxLength: LETTERS }, []), { numRuns: 20, seed: 1 }).map(String);
  return CONTROLS.find((control) =>
    texts.some((text) =>
      [0, Math.floor(text.length / 2), text.length].some((at) =>
        pattern.test(text.slice(0, at) + control + text.slice(at)),
      ),
    ),
  );
}

const isRuled = ({ name, schema }: Place) =>
  schema.format !== undefined || SECRETS.has(name) || (schema.pattern !== undefined && passing(schema) === undefined);

test('no text of any body or query takes a control character but line feeds', () => {
  const texts = describedRoutes(api.app).flatMap(({ method, path, body, parameters }) => [
    ...(body ? textsOf(body, `${method} ${path}`) : []),
    ...parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name, schema }) => textsOf(schema, `${method} ${path} ?${name}`, name)),
  ]);

  expect(texts.length).toBeGreaterThan(150);
  // A text takes Line or Text of the contract, or a pattern of its own.
  expect(texts.filter((place) => !isRuled(place)).map(({ where }) => where)).toEqual([]);
});

test.each<[name: string, schema: object]>([
  ['a section', SectionDescriptor],
  ['the shell', ShellDescriptor],
])('nor does a text of what a release of %s says of itself', (_name, schema) => {
  const texts = textsOf(schema, '');

  expect(texts.length).toBeGreaterThan(5);
  expect(
    texts
      .filter((place) => !COMPARED.test(place.where) && !place.where.endsWith(PRESET) && !isRuled(place))
      .map(({ where }) => where),
  ).toEqual([]);
});

test('the test finds texts by pattern of their name, and what may be anything', () => {
  const text = { type: 'string' };
  const schema = {
    type: 'object',
    properties: { any: {}, one: { const: 'a' } },
    patternProperties: { '^.*$': { anyOf: [text, {}] } },
  };

  expect(textsOf(schema, 'body').map(({ where }) => where)).toEqual(['body *', 'body *', 'body any']);
});

test('the test knows a text without the rule', () => {
  const place = { where: 'here', name: 'name' };

  expect(isRuled({ ...place, schema: { type: 'string', maxLength: 20 } })).toBe(false);
  expect(isRuled({ ...place, schema: { type: 'string', pattern: '^[^\\n]+$' } })).toBe(false);
  expect(isRuled({ ...place, schema: { type: 'string', pattern: '^[a-z]+$' } })).toBe(true);
});

test.each([
  ['Zeile\r\nZeile\rZeile\nZeile', 'Zeile\nZeile\nZeile\nZeile'],
  ['Word\vWord\fWord\u0085Web\u2028Web\u2029Web', 'Word\nWord\nWord\nWeb\nWeb\nWeb'],
  ['eine\tSpalte', 'eine Spalte'],
  ['un\u0000sicht\u0007bar\u001f\u007f\u0080\u009f', 'unsichtbar'],
  ['\u200bKreis\u200bliga\ufeff, \u202eliga\u202c \u2066A\u2069\u200e\u200f', 'Kreisliga, liga A'],
  ['Größe ⚽ 👨‍👩‍👧 \u00a0 é', 'Größe ⚽ 👨‍👩‍👧 \u00a0 é'],
  ['Vereins\u00adheim \u{1f3f4}\u{e0067}\u{e007f}', 'Vereins\u00adheim \u{1f3f4}\u{e0067}\u{e007f}'],
  ['Kreis\u2060li\u3164ga \u061cA\u115f\u1160\u17b4\uffa0', 'Kreisliga A'],
])('%j becomes %j', (text, plain) => {
  expect(toPlainText(text)).toBe(plain);
});

test.each(
  [
    ...Array.from(
      '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200d\u2060\u2064\u206f\u2800\u3164\ufe0f\ufeff\uffa0',
    ),
    '\u{e0067}',
    ' \u00a0\n',
  ].map((letter) => [letter]),
)('a text of nothing but %j is empty', (letter) => {
  expect(toPlainText(letter)).toBe('');
  expect(toPlainText(`${letter} \u00ad\u0001${letter}`)).toBe('');
});

test('the document says which texts are put in order', () => {
  expect(JSON.stringify(api.app.swagger())).toContain(`"${PLAIN_TEXT}":true`);
});
