import { apiMisfits } from './api-misfits.ts';
import type { ApiSurface } from './api-surface.ts';

const text = { type: 'string' };
const article = { type: 'object', properties: { id: text, slug: text }, required: ['id', 'slug'] };
const message = { type: 'object', properties: { name: text }, required: ['name'], additionalProperties: false };
const used: ApiSurface = {
  'GET /api/news/:id': { answer: article },
  'POST /api/contact': { body: message, answer: { type: 'null' } },
};
const misfitsWith = (here: ApiSurface) => apiMisfits(used, { ...used, ...here }, 'news 1.4.0');

test('an API that has what is used has no misfit, whatever else it has and however its parameters are called', () => {
  const { 'GET /api/news/:id': read, ...rest } = used;

  expect(
    apiMisfits(used, { ...rest, 'GET /api/news/:article': read ?? {}, 'GET /api/more': {} }, 'news 1.4.0'),
  ).toEqual({
    refusals: [],
    hints: [],
  });
});

test('a misfit names the resource, the field and who needs it, once', () => {
  const less = { ...article, properties: { id: text }, required: ['id'] };
  const more = { ...message, properties: { ...message.properties, mail: text }, required: ['name', 'mail'] };

  expect(
    misfitsWith({ 'GET /api/news/:id': { answer: { anyOf: [less, less] } }, 'POST /api/contact': { body: more } })
      .refusals,
  ).toEqual([
    '/api/news/:id: Feld slug fehlt (gebraucht von news 1.4.0)',
    'POST /api/contact: Die Antwort ist beliebig statt null (gebraucht von news 1.4.0)',
    'POST /api/contact: Eingabe mail ist Pflicht (gebraucht von news 1.4.0)',
  ]);
});

test('a resource that is gone is named, and a parameter in the query that is needed', () => {
  const { 'GET /api/news/:id': read, ...rest } = used;
  const query = { type: 'object', properties: { page: { type: 'integer' } }, required: ['page'] };

  expect(apiMisfits(used, rest, 'Rahmen abc').refusals).toEqual([
    '/api/news/:id: gibt es hier nicht (gebraucht von Rahmen abc)',
  ]);
  expect(misfitsWith({ 'GET /api/news/:id': { ...read, query } }).refusals).toEqual([
    '/api/news/:id: Eingabe page ist Pflicht (gebraucht von news 1.4.0)',
  ]);
});

test('a new word in an answer is only a hint', () => {
  const words = (...only: string[]) => ({
    type: 'object',
    properties: { status: { enum: only } },
    required: ['status'],
  });

  expect(
    apiMisfits({ 'GET /api/a': { answer: words('x') } }, { 'GET /api/a': { answer: words('x', 'y') } }, 'news 1.0.0'),
  ).toEqual({
    refusals: [],
    hints: ['/api/a: Feld status hat neue Werte: „y“ (gebraucht von news 1.0.0)'],
  });
});
