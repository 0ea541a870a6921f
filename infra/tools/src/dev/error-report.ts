import { isAbsolute, relative } from 'node:path';
import type { Stats } from 'webpack';
import { projectRoot } from '../webpack/place.ts';

/** Gets the outcome of each build by the build's name; returns whether it has no errors. */
export type ErrorReport = (build: string, stats: Stats) => boolean;

/** Reports each compile error once, although browser and server builds share most of them. */
export function createErrorReport(say: (line: string) => void): ErrorReport {
  const open = new Map<string, Set<string>>();
  return (build, stats) => {
    const hadErrors = open.size > 0;
    open.delete(build);
    const said = new Set([...open.values()].flatMap((places) => [...places]));
    const { errors = [] } = stats.toJson({ all: false, errors: true, ids: true, moduleTrace: false });
    const placed = errors.map(({ moduleIdentifier, message }) => ({
      place: fileOf(moduleIdentifier) ?? build,
      message,
    }));
    for (const { place, message } of placed)
      if (!said.has(place)) say(`\nFehler in ${place}\n${withoutCompilerFrames(message)}\n`);
    if (placed.length > 0) open.set(build, new Set(placed.map(({ place }) => place)));
    else if (hadErrors && open.size === 0) say('Alle Fehler sind behoben.');
    return placed.length === 0;
  };
}

/** The compiler of TypeScript adds where in its own program it stopped. */
function withoutCompilerFrames(message: string): string {
  return message.replace(/\s*^Caused by:$[\s\S]*/m, '');
}

/** The source file of a module, without the loaders webpack names it with. */
function fileOf(moduleIdentifier = ''): string | undefined {
  const file = /[^!|]*$/.exec(moduleIdentifier)?.[0] ?? '';
  return isAbsolute(file) ? relative(projectRoot, file) : undefined;
}
