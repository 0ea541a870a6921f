import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';

/** The source map of a built file, by the name or address that stacks have for it; undefined if there is none. */
export type FindMap = (file: string) => Promise<SourceMapPayload | undefined>;

/** A place in a built file, as browsers and Node write it: an address or a path. */
const PLACE = /([^\s()@]+\.c?js):(\d+):(\d+)/;
/** The maximum length of a reported stack. */
const MOST_PLACES = 5;

type SourcePlace = { file: string; line: number; column: number; text: string | undefined };

/**
 * An error in the words of the sources: its message, the first place of ours with the lines around it, and how the code
 * got there. `stack` may name built files or be a single line with one place in it; places that no map knows stay as
 * they are.
 */
export async function explainError(message: string, stack: string, findMap: FindMap): Promise<string> {
  const found = await Promise.all(stack.split('\n').map((line) => placeIn(line, findMap)));
  const places = found.flatMap((place) => (place && !place.file.includes('node_modules/') ? [place] : []));
  const [first] = places;
  if (!first) return stack.includes(message) ? stack : `${message}\n${stack}`.trim();
  const callers = places.slice(1, MOST_PLACES).map((place) => `  ${nameOf(place)}`);
  const frame = frameOf(first);
  return [message, `  ${nameOf(first)}`, ...(frame ? ['', frame, ''] : []), ...callers].join('\n').trimEnd();
}

async function placeIn(stackLine: string, findMap: FindMap): Promise<SourcePlace | undefined> {
  const [, built = '', line, column] = PLACE.exec(stackLine) ?? [];
  const payload = built ? await findMap(built).catch(() => undefined) : undefined;
  const entry = payload && new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  const { originalSource, originalLine, originalColumn } = entry;
  return {
    file: posix.normalize(originalSource.replace(/^webpack:\/\/[^/]*\//, '')),
    line: originalLine + 1,
    column: originalColumn + 1,
    text: payload.sourcesContent?.[payload.sources.indexOf(originalSource)],
  };
}

const nameOf = ({ file, line, column }: SourcePlace) => `${file}:${line}:${column}`;

/** The line with its neighbours, and a mark below the place. */
function frameOf({ line, column, text }: SourcePlace): string | undefined {
  const lines = text?.split('\n') ?? [];
  if (lines[line - 1] === undefined) return undefined;
  const width = String(line + 1).length;
  return [line - 1, line, line + 1]
    .flatMap((number) => {
      const code = lines[number - 1];
      if (code === undefined) return [];
      const shown = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${code}`.trimEnd();
      return number === line ? [shown, `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [shown];
    })
    .join('\n');
}
