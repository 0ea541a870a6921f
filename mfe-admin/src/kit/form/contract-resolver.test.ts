import { Type } from 'typebox';
import { NewArticle, NewSponsor, PageChange } from '@portal/api/contract';
import { contractResolver, draftResolver } from './contract-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const check = (schema: Parameters<typeof contractResolver>[0], values: object) =>
  contractResolver(schema)(values, undefined, options);
const article = { title: 'Derbysieg', content: '<p>Ja</p>', category: 'verein' };

test('what the contract accepts is handed on, without what it does not know', () => {
  expect(check(NewArticle, { ...article, excerpt: '', image: { alt: 'x' } })).toEqual({
    values: { ...article, excerpt: null },
    errors: {},
  });
});

test('pasted text is put in order as on the server, so that nothing unseen is refused', () => {
  expect(check(NewArticle, { ...article, title: 'Tor\tund\u0007 Sieg', excerpt: 'Eins\r\nZwei' })).toEqual({
    values: { ...article, title: 'Tor und Sieg', excerpt: 'Eins\nZwei' },
    errors: {},
  });
});

test('a field in which nothing but spaces stands is left empty', () => {
  const sponsor = { name: 'Bäckerei', websiteUrl: '   ' };
  expect(check(NewSponsor, sponsor)).toEqual({ values: { ...sponsor, websiteUrl: null }, errors: {} });
});

test('every broken rule is said at its field, once, in German', () => {
  expect(
    check(NewArticle, { ...article, title: ' ', category: 'Mit Leer', imageUrl: 'https://a.example/b.png' }),
  ).toEqual({
    values: {},
    errors: {
      title: expect.objectContaining({ message: 'Bitte ausfüllen.' }),
      category: expect.objectContaining({
        message: 'Bitte nur Kleinbuchstaben, Ziffern und Bindestriche verwenden.',
      }),
      imageUrl: expect.objectContaining({ message: 'Bitte ein Bild auswählen, das hier hochgeladen wurde.' }),
    },
  });
});

test('what is missing is asked for', () => {
  expect(check(NewArticle, { content: '' })).toMatchObject({ errors: { title: { message: 'Bitte ausfüllen.' } } });
});

test('a field in a list is found by its place', () => {
  const timeline = [
    { year: 1921, title: 'Gründung', text: '' },
    { year: Number.NaN, title: '', text: 'Vereinsheim' },
  ];

  const { errors } = check(PageChange, { timeline }) as { errors: Record<string, { message: string }> };

  expect(Object.keys(errors).sort()).toEqual(['timeline.1.title', 'timeline.1.year']);
});

test('empty text is null, empty or left out, as the contract has it, also below', () => {
  const schema = Type.Object({
    name: Type.String(),
    note: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    count: Type.Optional(Type.Integer()),
    links: Type.Array(Type.Object({ label: Type.Union([Type.String(), Type.Null()]) })),
  });

  expect(check(schema, { name: '', note: '', count: Number.NaN, links: [{ label: '' }] })).toEqual({
    values: { name: '', note: null, links: [{ label: null }] },
    errors: {},
  });
});

test('a form of its own shape is checked as the request it becomes', () => {
  const schema = Type.Object({ startDate: Type.String({ minLength: 1 }) });
  const resolver = draftResolver<{ day: string }>(
    schema,
    ({ day }) => ({ startDate: day }),
    (field) => (field === 'startDate' ? 'day' : field),
  );

  expect(resolver({ day: '' }, undefined, options)).toMatchObject({ errors: { day: { message: 'Bitte ausfüllen.' } } });
  expect(resolver({ day: '2026-11-21' }, undefined, options)).toEqual({ values: { day: '2026-11-21' }, errors: {} });
});
