import { portalUrl } from './release-access.ts';

const { PORT, PORTAL_URL } = process.env;
const environment = { PORT, PORTAL_URL };
const set = (name: string, value: string | undefined) => {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
};
beforeEach(() => ['PORT', 'PORTAL_URL'].forEach((name) => set(name, undefined)));
afterEach(() => Object.entries(environment).forEach(([name, value]) => set(name, value)));

test('without further words the portal of this machine is meant, at the port it is told to listen at', () => {
  expect(portalUrl()).toBe('http://127.0.0.1:3000');
  set('PORT', '4830');
  expect(portalUrl()).toBe('http://127.0.0.1:4830');
});

test('PORTAL_URL goes before PORT, and --to before both', () => {
  set('PORT', '4830');
  set('PORTAL_URL', 'https://verein.example');

  expect(portalUrl()).toBe('https://verein.example');
  expect(portalUrl('http://127.0.0.1:4831')).toBe('http://127.0.0.1:4831');
});

test('an address with a name and a password is refused, and they are not repeated', () => {
  expect(() => portalUrl('https://wart:geheim@verein.example')).toThrow(/^Name und Passwort gehören nicht(?!.*geheim)/);
});

test('what is no address is refused', () => {
  set('PORT', 'dreitausend');

  expect(() => portalUrl()).toThrow(/dreitausend/);
});
