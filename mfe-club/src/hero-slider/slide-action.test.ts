import { slideAction } from './slide-action.ts';

const ORIGIN = 'https://www.verein.example';

test.each([
  ['#termine', { kind: 'scroll', id: 'termine' }],
  ['https://www.verein.example/spielplan?team=1#heute', { kind: 'internal', path: '/spielplan?team=1#heute' }],
  ['https://www.verein.example//www.example.org/a', { kind: 'internal', path: '/www.example.org/a' }],
  ['http://localhost:3000/kontakt', { kind: 'internal', path: '/kontakt' }],
  ['http://127.0.0.1/kontakt', { kind: 'internal', path: '/kontakt' }],
  ['https://www.example.org/turnier', { kind: 'external', href: 'https://www.example.org/turnier' }],
  ['http://', { kind: 'internal', path: '/http://' }],
  ['/mitgliedschaft', { kind: 'internal', path: '/mitgliedschaft' }],
  [' spielplan ', { kind: 'internal', path: '/spielplan' }],
  ['//www.example.org', { kind: 'internal', path: '/www.example.org' }],
  ['javascript:alert(1)', { kind: 'internal', path: '/javascript:alert(1)' }],
])('%s', (action, expected) => {
  expect(slideAction(action, ORIGIN)).toEqual(expected);
});
