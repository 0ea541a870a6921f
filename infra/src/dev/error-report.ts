import type { Stats } from 'webpack';

/** Told the outcome of each build by the build's name; answers whether it has no errors. */
export type ErrorReport = (build: string, stats: Stats) => boolean;

/** Says each compile error once, although browser and server builds have most of them in common. */
export function createErrorReport(say: (line: string) => void): ErrorReport {
  const open = new Map<string, Set<string>>();
  return (build, stats) => {
    const hadErrors = open.size > 0;
    open.delete(build);
    const said = new Set([...open.values()].flatMap((keys) => [...keys]));
    const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: false });
    const keyed = errors.map(({ moduleName, message }) => ({ key: moduleName ?? message, moduleName, message }));
    for (const { key, moduleName, message } of keyed)
      if (!said.has(key)) say(`\nFehler in ${moduleName ?? build}\n${message}\n`);
    if (keyed.length > 0) open.set(build, new Set(keyed.map(({ key }) => key)));
    else if (hadErrors && open.size === 0) say('Alle Fehler sind behoben.');
    return keyed.length === 0;
  };
}
