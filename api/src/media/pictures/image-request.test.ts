import { toImageRequest, type ImageQuery } from './image-request.ts';

const PATH = 'objects/2026/11/a.jpg';

function makeQuery(query: Partial<ImageQuery> = {}): ImageQuery {
  return { w: 600, f: 'webp', ...query };
}

describe('toImageRequest', () => {
  test('quality is 85 for png, 70 otherwise', () => {
    expect(toImageRequest('objects/a.png', makeQuery())).toMatchObject({ quality: 85 });
    expect(toImageRequest(PATH, makeQuery())).toEqual({ path: `/${PATH}`, width: 600, quality: 70, format: 'webp' });
  });

  test('whatever is asked for, there are few results for a picture', () => {
    expect(toImageRequest(PATH, makeQuery({ w: 301, q: 71 }))).toMatchObject({ width: 480, quality: 70 });
    expect(toImageRequest(PATH, makeQuery({ w: 16, q: 1 }))).toMatchObject({ width: 128, quality: 70 });
    expect(toImageRequest(PATH, makeQuery({ w: 2400, q: 100 }))).toMatchObject({ width: 2000, quality: 70 });

    const results = new Set<string>();
    for (let w = 16; w <= 2400; w += 1)
      for (const q of [1, 50, 70, 85, 100]) results.add(JSON.stringify(toImageRequest(PATH, makeQuery({ w, q }))));
    expect(results.size).toBe(8);
  });

  test.each([300, 600, 800])('the width %i of the specification is a step', (w) => {
    expect(toImageRequest(PATH, makeQuery({ w }))).toMatchObject({ width: w });
  });

  test.each(['a.jpg', 'objects/a.jpeg', 'objects/A.JPG', 'objects/a.webp'])('%s can be a picture or not', (path) => {
    expect(toImageRequest(path, makeQuery()) !== undefined).toBe(path.startsWith('objects/'));
  });

  test.each([
    'objects/../secret.jpg',
    'objects/..%2fsecret.jpg',
    'objects/./a.jpg',
    'objects//a.jpg',
    '/objects/a.jpg',
    'objects/.hidden.jpg',
    'objects/a.jpg/',
    'objects/a.jpg\0.png',
    'objects\\a.jpg',
    'objects/a.svg',
    'objects/a.gif',
    'https://example.org/a.jpg',
    '',
  ])('refuses %j', (path) => {
    expect(toImageRequest(path, makeQuery())).toBeUndefined();
  });
});
