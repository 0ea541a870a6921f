/** Lists, quotes and tables that lie far too deep in each other. */
export const NESTED: readonly string[] = [
  '<ul><li>'.repeat(60_000),
  '<blockquote>'.repeat(40_000),
  '<table><tbody><tr><td>'.repeat(20_000),
];
