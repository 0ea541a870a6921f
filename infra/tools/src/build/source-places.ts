import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, posix } from 'node:path';

/** A place in a built file, as reasons of a portal or a browser name it. */
const PLACE = /\b((?:server|client)\/[\w./-]+\.c?js):(\d+):(\d+)/g;

/**
 * Names places in a built section's files (`server/remoteEntry.cjs:812:15`) by its sources instead
 * (`mfe-news/src/article/ArticlePage.tsx:23`), as far as the source maps in `folder` know them.
 */
export async function nameSources(text: string, folder: string): Promise<string> {
  let named = text;
  for (const [place, file = '', line, column] of text.matchAll(PLACE)) {
    const source = findSource(await readSourceMap(join(folder, mapOf(file))), Number(line), Number(column));
    if (source) named = named.replace(place, source);
  }
  return named;
}

/** They lie apart from the files, below `maps/`. */
function mapOf(file: string): string {
  return `maps/${file.replace(/^client\//, '')}.map`;
}

async function readSourceMap(file: string): Promise<SourceMap | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new SourceMap(JSON.parse(text) as SourceMapPayload);
}

function findSource(map: SourceMap | undefined, line: number, column: number): string | undefined {
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  return `${posix.normalize(entry.originalSource)}:${entry.originalLine + 1}`;
}
