import { ownAddress } from './own-address.ts';

const ORIGIN = 'https://verein.example';

test.each(['/news?seite=2', 'news?seite=2', `${ORIGIN}/news?seite=2`])('%s is one of ours', (wanted) => {
  expect(ownAddress(wanted, ORIGIN)).toBe(`${ORIGIN}/news?seite=2`);
});

test.each([
  null,
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example/',
  '/x/..//evil.example/',
  `${ORIGIN}//evil.example/`,
  'javascript:alert(1)',
  'https://[',
])('%s leads to no other site, whoever follows it', (wanted) => {
  const address = ownAddress(wanted, ORIGIN);

  expect(new URL(address, ORIGIN).origin).toBe(ORIGIN);
});
