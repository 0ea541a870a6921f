import { imageSource } from './optimized-image.ts';

test('offers a local picture in several widths, none wider than itself, and asks for those that are made', () => {
  const { src, srcSet } = imageSource('/objects/tor.jpg', { width: 1000, responsive: true });

  expect(src).toBe('/optimize-image/objects/tor.jpg?w=800&q=70&f=webp');
  expect(srcSet?.split(', ').map((candidate) => /w=(\d+).* (\d+w)$/.exec(candidate)?.slice(1))).toEqual([
    ['300', '300w'],
    ['480', '480w'],
    ['600', '600w'],
    ['800', '800w'],
    ['1200', '1000w'],
  ]);
});

test('asks for 600 px when it is shown in one size', () => {
  expect(imageSource('/objects/tor.webp', { width: 3000, responsive: false })).toEqual({
    src: '/optimize-image/objects/tor.webp?w=600&q=70&f=webp',
  });
});

test('asks for no more than 2000 px of a huge picture', () => {
  expect(imageSource('/objects/tor.jpg', { width: 9000, responsive: true }).srcSet).toMatch(/ 2000w$/);
});

test('takes quality 85 for png', () => {
  expect(imageSource('/objects/Wappen.PNG', { width: 300, responsive: false }).src).toBe(
    '/optimize-image/objects/Wappen.PNG?w=300&q=85&f=webp',
  );
});

test.each([
  'https://anderswo.example/tor.jpg',
  '//anderswo.example/tor.jpg',
  '/objects/logo.svg',
  '/assets/pictures/a.webp',
])('leaves %s alone', (path) => {
  expect(imageSource(path, { width: 800, responsive: true })).toEqual({ src: path });
});
