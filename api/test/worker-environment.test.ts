test('no event of this file reaches what listened to those of the files before in the same worker', () => {
  const handlers = (globalThis as { [name: symbol]: unknown })[Symbol.for('EVENT_HANDLERS')] as unknown[];
  const codes = handlers.map(String);

  expect(codes).toContainEqual(expect.stringContaining('test_start'));
  expect(codes).toEqual([...new Set(codes)]);
});

test('no tests of the files before in the same worker are left, nor what they had made', () => {
  const places = Object.getOwnPropertySymbols(globalThis).map(({ description }) => description);

  expect(places.filter((name) => name === 'JEST_STATE_SYMBOL')).toHaveLength(1);
});
