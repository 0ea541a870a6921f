import { pageNumbers } from './page-numbers.ts';

const shown = (page: number, pages: number) => pageNumbers(page, pages).map(({ number }) => number);
const onNarrowScreens = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .filter(({ isFar }) => !isFar)
    .map(({ number }) => number);

test('shows first, last, current and its neighbours', () => {
  expect(shown(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(shown(1, 2)).toEqual([1, 2]);
});

test('a gap of one page is that page', () => {
  expect(shown(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a narrow screen leaves out the neighbours', () => {
  expect(onNarrowScreens(6, 12)).toEqual([1, null, 6, null, 12]);
});
