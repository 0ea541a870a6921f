import { describeDevice } from './session.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Version/19.0 Mobile/15E148 Safari/604.1`,
    'Safari auf iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 16; K) ${CHROME} Mobile Safari/537.36`, 'Chrome auf Android'],
  [
    `Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet auf Android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Edge auf Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.0 Safari/605.1.15`, 'Safari auf Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox auf Linux'],
  ['curl/8.0', 'Unbekanntes Gerät'],
  [undefined, 'Unbekanntes Gerät'],
])('%s is described in words', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});
