/** An entry of a pagination; `null` is a gap, `isFar` marks numbers that a narrow screen leaves out. */
export type PageNumber = { number: number | null; isFar: boolean };

/** First and last page, the current one and its neighbours; a gap of one page takes as much room as the page itself. */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const previous = numbers[index - 1] ?? 0;
    const entry = { number, isFar: ![1, page, pages].includes(number) };
    if (number - previous === 1) return [entry];
    return [number - previous === 2 ? { number: number - 1, isFar: true } : { number: null, isFar: false }, entry];
  });
}
