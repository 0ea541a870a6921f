import { isCrawler } from './crawler.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';

test.each(['Chrome-Lighthouse', 'PageSpeed', 'Googlebot/2.1', 'bingbot', 'SomeCrawler', 'Baiduspider'])(
  '%s is a crawler or an audit',
  (name) => {
    expect(isCrawler(`${PHONE} (compatible; ${name})`)).toBe(true);
  },
);

test('a visitor with a phone is none', () => {
  expect(isCrawler(PHONE)).toBe(false);
});
