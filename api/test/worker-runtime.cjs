const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const OWN = /^(\.|\/|@portal\/)/;
const SOURCE = /\.tsx?$/;
const OF_TESTS = /(^|\/)(node_modules|test)\/|\.test\.tsx?$/;
const RUNS_TESTS = `${path.sep}jest-circus${path.sep}`;
const projectRoot = path.join(__dirname, '../../');
const PARAMETERS = ['module', 'exports', 'require', '__filename', '__dirname'];

/** The product's modules that a file of this worker has needed so far, and where the source map of each lies. */
const kept = new Map();
const sourceMaps = new Map();
/** The runtime of the test file that runs now. */
let runtime;

/**
 * Evaluates tests and their kit anew for each test file, as jest does, but packages and the product's own modules once
 * for all files of a worker: that takes longer than most files' tests. All run in the worker's only context, where an
 * `Error` is the same to all.
 */
module.exports = class WorkerRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    runtime = this;
    const { executor } = this;
    executor.compile = (source, filename) => compileFunction(source, executor.injectedModuleParameters, { filename });
    for (const [filename, map] of sourceMaps) this.getSourceMaps().set(filename, map);
  }

  /** Only jest's runner keeps something of a test file; `expect` and what it stands on do not. */
  requireInternalModule(from, name) {
    if (!name || isBuiltin(name)) return super.requireInternalModule(from, name);
    const native = createRequire(from);
    return native.resolve(name).includes(RUNS_TESTS) ? super.requireInternalModule(from, name) : native(name);
  }

  requireModuleOrMock(from, name) {
    if (isBuiltin(name) || name === '@jest/globals') return super.requireModuleOrMock(from, name);
    if (!OWN.test(name)) return createRequire(from)(name);
    const filename = createRequire(from).resolve(name);
    return isProduct(filename) ? load(filename) : super.requireModuleOrMock(from, name);
  }
};

function isProduct(filename) {
  return (
    SOURCE.test(filename) && filename.startsWith(projectRoot) && !OF_TESTS.test(filename.slice(projectRoot.length))
  );
}

/** Loads a module of the product as Node would, compiled by jest's transform. */
function load(filename) {
  const known = kept.get(filename);
  if (known) return known.exports;
  const module = { exports: {}, filename };
  kept.set(filename, module);
  try {
    const code = runtime.transformCache.transform(filename);
    sourceMaps.set(filename, runtime.getSourceMaps().get(filename));
    const evaluate = compileFunction(code, PARAMETERS, { filename });
    evaluate(module, module.exports, requireFrom(filename), filename, path.dirname(filename));
  } catch (error) {
    kept.delete(filename);
    throw error;
  }
  return module.exports;
}

function requireFrom(filename) {
  const native = createRequire(filename);
  const own = (name) => {
    if (isBuiltin(name) || !OWN.test(name)) return native(name);
    const resolved = native.resolve(name);
    return isProduct(resolved) ? load(resolved) : native(name);
  };
  return Object.assign(own, { resolve: native.resolve });
}
