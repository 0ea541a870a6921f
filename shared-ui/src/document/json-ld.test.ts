import { writeJsonLd } from './json-ld.ts';

test('data for search engines cannot end its script element and holds no control characters', () => {
  const text = writeJsonLd({ name: '</script><b>', list: ['Eins\r\nZwei\u0085\u2028Drei\u0007'] });

  expect(text).not.toMatch(/[<\p{Cc}\u2028\u2029]|\\[rnu]00[01]/u);
  expect(JSON.parse(text)).toEqual({ name: '</script><b>', list: ['Eins Zwei Drei '] });
});
