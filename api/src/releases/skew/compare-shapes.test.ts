import { Type, type TSchema } from 'typebox';
import { Closed, Nullable, OneOf, Timestamp } from '../../contract/index.ts';
import { misfits } from './compare-shapes.ts';
import { shapeOf, slimSchema } from './schema-shape.ts';

/** What does not fit, hints in brackets; schemas go the way they go from a build to a portal. */
function compare(given: TSchema, wanted: TSchema, role: 'answer' | 'input'): string[] {
  const [own, other] = [given, wanted].map((schema) => shapeOf(JSON.parse(JSON.stringify(slimSchema(schema)))));
  if (!own || !other) return [];
  return misfits(own, other, role).map(({ text, isHint }) => (isHint ? `(${text})` : text));
}

const Article = Type.Object({ slug: Type.String({ maxLength: 5 }), minutes: Type.Integer(), at: Timestamp });
const { slug, minutes, at } = Article.properties;
const Page = Type.Object({ items: Type.Array(Article), total: Type.Integer() });

describe('an answer', () => {
  const answers: [string, TSchema, TSchema, string[]][] = [
    ['the same', Article, Article, []],
    ['one more field', Type.Object({ ...Article.properties, more: Type.String() }), Article, []],
    [
      'other lengths and patterns',
      Type.Object({ ...Article.properties, slug: Type.String({ pattern: 'a' }) }),
      Article,
      [],
    ],
    ['a whole number for a number', Type.Object({ a: Type.Integer() }), Type.Object({ a: Type.Number() }), []],
    ['a field that always comes now', Type.Object({ slug }), Type.Object({ slug: Type.Optional(slug) }), []],
    ['never null any more', Type.Object({ slug }), Type.Object({ slug: Nullable(slug) }), []],
    ['fewer words', Type.Object({ a: OneOf('x') }), Type.Object({ a: OneOf('x', 'y') }), []],
    ['words for text', Type.Object({ a: OneOf('x', 'y') }), Type.Object({ a: Type.String() }), []],
    ['a field less', Type.Object({ minutes, at }), Article, ['Feld slug fehlt']],
    ['an optional field less', Type.Object({}), Type.Object({ slug: Type.Optional(slug) }), ['Feld slug fehlt']],
    [
      'a field less in a list',
      Type.Object({ items: Type.Array(Type.Object({ slug, at })), total: minutes }),
      Page,
      ['Feld items.minutes fehlt'],
    ],
    ['another type', Type.Object({ slug: minutes, minutes, at }), Article, ['Feld slug ist ganze Zahl statt Text']],
    [
      'a number for a whole number',
      Type.Object({ a: Type.Number() }),
      Type.Object({ a: minutes }),
      ['Feld a ist Zahl statt ganze Zahl'],
    ],
    ['another format', Type.Object({ slug, minutes, at: slug }), Article, ['Feld at ist Text statt Text (date-time)']],
    [
      'a field that may be absent',
      Type.Object({ slug: Type.Optional(slug), minutes, at }),
      Article,
      ['Feld slug kann fehlen'],
    ],
    [
      'null beside the type',
      Type.Object({ slug: Nullable(slug), minutes, at }),
      Article,
      ['Feld slug ist null statt Text'],
    ],
    ['anything at all', Type.Object({ slug: Type.Any(), minutes, at }), Article, ['Feld slug ist beliebig statt Text']],
    ['another kind of answer', Type.Array(Article), Page, ['Die Antwort ist Liste statt Objekt']],
    ['one kind of several', Type.Array(Article), Type.Union([Type.Array(Article), Page]), []],
    [
      'a kind less in one of several',
      Type.Union([Type.Array(Article), Type.Object({ items: Type.Array(Article) })]),
      Type.Union([Type.Array(Article), Page]),
      ['Feld total fehlt'],
    ],
    [
      'a new word',
      Type.Object({ a: OneOf('x', 'y', 'z') }),
      Type.Object({ a: OneOf('x') }),
      ['(Feld a hat neue Werte: „y“, „z“)'],
    ],
    [
      'text for words',
      Type.Object({ a: Type.String() }),
      Type.Object({ a: OneOf('x') }),
      ['(Feld a hat neue Werte: andere Werte)'],
    ],
    [
      'a record of other values',
      Type.Record(Type.String(), minutes),
      Type.Record(Type.String(), slug),
      ['Feld * ist ganze Zahl statt Text'],
    ],
    ['a record of the same', Type.Record(Type.String(), slug), Type.Record(Type.String(), slug), []],
  ];
  test.each(answers)('with %s', (_what, given, wanted, expected) => {
    expect(compare(given, wanted, 'answer')).toEqual(expected);
  });
});

describe('an input', () => {
  const Message = Closed({ name: Type.String(), topic: Type.Optional(OneOf('club', 'team')) });
  const { name, topic } = Message.properties;
  const inputs: [string, TSchema, TSchema, string[]][] = [
    ['the same', Message, Message, []],
    ['one more that may be left out', Message, Closed({ name, topic, more: Type.Optional(Type.String()) }), []],
    ['one that may be left out now', Message, Closed({ name: Type.Optional(name), topic }), []],
    ['more words', Message, Closed({ name, topic: Type.Optional(OneOf('club', 'team', 'other')) }), []],
    ['anything', Message, Type.Object({}), []],
    ['a new one that is needed', Message, Closed({ name, topic, mail: Type.String() }), ['Eingabe mail ist Pflicht']],
    ['one that is needed now', Message, Closed({ name, topic: OneOf('club', 'team') }), ['Eingabe topic ist Pflicht']],
    ['one less', Message, Closed({ topic }), ['Eingabe name gibt es nicht']],
    ['another type', Message, Closed({ name: minutes, topic }), ['Eingabe name ist Text statt ganze Zahl']],
    ['a format', Message, Closed({ name: Timestamp, topic }), ['Eingabe name ist Text statt Text (date-time)']],
    [
      'fewer words',
      Message,
      Closed({ name, topic: Type.Optional(OneOf('club')) }),
      ['Eingabe topic nimmt nicht: „team“'],
    ],
    ['words for text', Message, Closed({ name: OneOf('x'), topic }), ['Eingabe name nimmt nicht: andere Werte']],
  ];
  test.each(inputs)('that is asked: %s', (_what, given, wanted, expected) => {
    expect(compare(given, wanted, 'input')).toEqual(expected);
  });
});

describe('a schema that a hostile release brings', () => {
  test('costs no more than it is long, however many words it names', () => {
    const shape = shapeOf({ enum: Array.from({ length: 50_000 }, () => 1) });

    expect('only' in shape && shape.only).toHaveLength(50_000);
  }, 2_000);

  test('costs no more than it is long, however often it names a type', () => {
    let schema: object = {};
    for (let depth = 0; depth < 40; depth += 1)
      schema = { type: ['object', 'object', 'object'], properties: { a: schema } };

    expect(shapeOf(schema)).toMatchObject({ is: 'object', isClosed: false });
  }, 2_000);
});
