/**
 * Hands Node's warnings (too many listeners, deprecated calls, a promise rejected unseen) to the tests of one file: the
 * `process` inside of a test is a copy that no warning reaches. Experimental warnings are left out: they differ from
 * version to version, with the features that packages use. Returns a function that ends it.
 */
export function collectProcessWarnings(global) {
  global.processWarnings = [];
  const collect = (warning) => {
    if (warning.name !== 'ExperimentalWarning') global.processWarnings.push(warning);
  };
  process.on('warning', collect);
  return () => process.off('warning', collect);
}
