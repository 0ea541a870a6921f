import { latePictures } from './late-pictures.ts';

const PICTURE = '<img src="/objects/2026/11/tor.jpg" alt="Ein Tor" width="1200" height="800" loading="lazy" />';

function elementOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

test('a picture waits in its place, and comes as it is without scripts', () => {
  const element = elementOf(latePictures(`<p>Vor</p><figure>${PICTURE}<figcaption>Jubel</figcaption></figure>`));

  const image = element.querySelector('img');
  expect(image?.getAttribute('src')).toMatch(/^data:image\/gif/);
  expect(image?.dataset['src']).toBe('/objects/2026/11/tor.jpg');
  expect(image?.style.aspectRatio).toBe('1200/800');
  expect(image).toMatchObject({ alt: 'Ein Tor', width: 1200, height: 800 });
  expect(element.querySelector('noscript')?.textContent).toBe(PICTURE);
  expect(element.querySelector('figcaption')?.textContent).toBe('Jubel');
});

test('one before all text is seen at once, and comes at once', () => {
  const element = elementOf(latePictures(`<figure>${PICTURE}</figure><p>Text</p><figure>${PICTURE}</figure>`));

  const [first, second] = element.querySelectorAll('img');
  expect([first?.getAttribute('src'), first?.getAttribute('loading')]).toEqual(['/objects/2026/11/tor.jpg', null]);
  expect(second?.dataset['src']).toBe('/objects/2026/11/tor.jpg');
});

test('one of unknown size has no place to keep', () => {
  const element = elementOf(
    latePictures('<p>Vor</p><img alt="" src="/objects/a.png" loading="lazy" /><img src="/objects/b.png" />'),
  );

  expect([...element.querySelectorAll('img')].map(({ dataset }) => dataset['src'])).toEqual([
    '/objects/a.png',
    '/objects/b.png',
  ]);
  expect(element.querySelector('img')?.getAttribute('style')).toBeNull();
});

test('text that speaks of pictures stays as it is', () => {
  const html = '<p>&lt;img src="x"&gt; und <a href="/?src=img" title="src=&quot;a&quot;">mehr</a></p>';

  expect(latePictures(html)).toBe(html);
});

test.each([
  ['with text before them', '<p>Vor</p>', 20_000],
  ['without', '', 0],
])('a text full of pictures is read a few times, not once for each, %s', (_, before, late) => {
  const html = before + '<img src="/objects/a" />'.repeat(20_000);
  const readings = (['replaceAll', 'replace', 'slice'] as const).map((name) => jest.spyOn(String.prototype, name));

  const shown = latePictures(html);

  const texts = readings.flatMap(({ mock }) => [...mock.contexts, ...mock.results.map(({ value }) => value)]);
  for (const reading of readings) reading.mockRestore();
  const read = texts.reduce<number>((sum, text) => sum + String(text).length, 0);
  expect(read).toBeLessThan(50 * html.length);
  expect(shown.split(' data-src="/objects/a"')).toHaveLength(late + 1);
});

test('only tags and blanks count as nothing before a picture', () => {
  const isLate = (before: string) => latePictures(`${before}<img src="/objects/a" />`).includes('data-src');

  expect(['', ' \n', '<p>\u00A0</p> <figure>', '<p title="a">'].map(isLate)).toEqual([false, false, false, false]);
  expect(['a', '<p>&nbsp;</p>', '<p></p>> <p>', '< <b title="'].map(isLate)).toEqual([true, true, true, true]);
});
