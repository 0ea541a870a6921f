const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse') ?? {};
const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {};

afterEach(() => {
  Object.defineProperty(URL, 'canParse', canParse);
  Object.defineProperty(URLSearchParams.prototype, 'size', size);
});

test('a browser gets what it lacks: URL.canParse and the size of a query', async () => {
  Reflect.deleteProperty(URL, 'canParse');
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');

  await import('./older-browsers.ts');

  const read = ['/news', 'https://verein.example/news', 'https://'].map((address) => URL.canParse(address));
  expect(read).toEqual([false, true, false]);
  expect(URL.canParse('/news', 'https://verein.example')).toBe(true);
  expect([new URLSearchParams().size, new URLSearchParams('a=1&a=2&b=3').size]).toEqual([0, 3]);
});
