/**
 * Hands what Node warns of (too many listeners, deprecated calls, a promise rejected unseen) to the tests of one file:
 * the `process` inside of a test is a copy that no warning reaches. Returns how to end it.
 */
export function collectProcessWarnings(global) {
  global.processWarnings = [];
  const collect = (warning) => global.processWarnings.push(warning);
  process.on('warning', collect);
  return () => process.off('warning', collect);
}
