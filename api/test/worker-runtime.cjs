const { createRequire, isBuiltin } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const OWN = /^(\.|\/|@portal\/)/;

/**
 * Evaluates our own modules anew for each test file, as jest does, but packages once for all files of a worker: that takes
 * longer than most files' tests. Both run in the worker's only context, where an `Error` is the same to all.
 */
module.exports = class WorkerRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    executor.compile = (source, filename) => compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, name) {
    const isPackage = !OWN.test(name) && !isBuiltin(name) && name !== '@jest/globals';
    return isPackage ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }
};
