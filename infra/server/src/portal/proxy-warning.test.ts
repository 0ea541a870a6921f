import { proxyWarning } from './proxy-warning.ts';

const publicUrl = 'https://verein.example';

test('an address with HTTPS for which no proxy is trusted is warned of', () => {
  expect(proxyWarning({ publicUrl, trustProxy: false })).toContain('TRUST_PROXY=1');
});

test('with a proxy, or without HTTPS, there is nothing to say', () => {
  expect(proxyWarning({ publicUrl, trustProxy: 1 })).toBeUndefined();
  expect(proxyWarning({ publicUrl, trustProxy: ['10.0.0.1'] })).toBeUndefined();
  expect(proxyWarning({ publicUrl: 'http://verein.example', trustProxy: false })).toBeUndefined();
  expect(proxyWarning({ publicUrl: null, trustProxy: false })).toBeUndefined();
});
