import { phoneHref } from './phone-href.ts';

test.each([
  ['01234 / 5678-0', 'tel:0123456780'],
  ['+49 (0) 1234 5678', 'tel:+4912345678'],
  ['abc', undefined],
  ['', undefined],
])('„%s“ is dialled as %s', (phone, expected) => {
  expect(phoneHref(phone)).toBe(expected);
});
