/**
 * Hands what Node warns of (too many listeners, deprecated calls, a promise rejected unseen) to the tests of one file:
 * the `process` inside of a test is a copy that no warning reaches. What packages use of Node differs from version to
 * version, and so does what it calls experimental: that is left out. Returns how to end it.
 */
export function collectProcessWarnings(global) {
  global.processWarnings = [];
  const collect = (warning) => {
    if (warning.name !== 'ExperimentalWarning') global.processWarnings.push(warning);
  };
  process.on('warning', collect);
  return () => process.off('warning', collect);
}
