const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The scripts this worker has compiled so far. */
const scripts = new Map();

/**
 * Compiles each module once for all files of a worker and not, as jest does, once for each file: every file renders in
 * a window of its own and evaluates all it needs there, but the code is the same.
 */
module.exports = class BrowserRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    const parameters = executor.injectedModuleParameters;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (!context) return null;
      const code = `(function (${parameters}) {${source}\n})`;
      const known = scripts.get(filename);
      const script = known?.code === code ? known.script : new Script(code, { filename });
      scripts.set(filename, { code, script });
      return script.runInContext(context);
    };
  }
};
