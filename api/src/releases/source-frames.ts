import { readFile, stat } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, posix } from 'node:path';
import { LRUCache } from 'lru-cache';
import { NAME_PATTERN, VERSION_PATTERN } from '../contract/index.ts';

/**
 * A place in a file of a release, as it is kept of a stack; a browser may have written it, so every part is checked.
 */
const PLACE = new RegExp(
  `^/releases/(${NAME_PATTERN})/${VERSION_PATTERN}/((?:client|server)/[\\w./-]{1,150}):(\\d{1,9}):(\\d{1,9})$`,
);
/** Bytes of one map: the largest of ours has half, and one takes 25 times its length in memory. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Bytes of the maps that stay in memory. */
const MOST_KEPT = 8 * 1024 * 1024;

/**
 * Names the places in kept stacks (`ArticlePage /releases/news/1.4.0/client/a.js:1:20`) by the sources instead
 * (`ArticlePage mfe-news/src/article/ArticlePage.tsx:23`), as far as the version was published with source maps.
 */
export function createSourceFrames(folder: (section: string, version: string) => string) {
  const maps = new LRUCache<string, { map: SourceMap | undefined }>({ maxSize: MOST_KEPT });

  const mapOf = async (section: string, version: string, file: string): Promise<SourceMap | undefined> => {
    // The maps of what browsers load were there first.
    const path = join(folder(section, version), 'maps', `${file.replace(/^client\//, '')}.map`);
    const known = maps.get(path);
    if (known) return known.map;
    const { map, bytes } = await readMap(path);
    maps.set(path, { map }, { size: bytes + 1 });
    return map;
  };

  const nameFrame = async (frame: string): Promise<string> => {
    const place = frame.lastIndexOf(' ') + 1;
    const [, section, version, file, line, column] = PLACE.exec(frame.slice(place)) ?? [];
    if (!section || !version || !file || file.includes('..')) return frame;
    const entry = (await mapOf(section, version, file))?.findEntry(Number(line) - 1, Number(column) - 1);
    // A map may say anything.
    if (!entry || !('originalSource' in entry) || typeof entry.originalSource !== 'string') return frame;
    return `${frame.slice(0, place)}${posix.normalize(entry.originalSource)}:${entry.originalLine + 1}`;
  };

  return async (stack: string): Promise<string> =>
    (await Promise.all(stack.split('\n').map((frame) => nameFrame(frame)))).join('\n');
}

/** Reads a source map; `map` is undefined if the file is missing, too large or damaged. */
async function readMap(path: string): Promise<{ map: SourceMap | undefined; bytes: number }> {
  try {
    if ((await stat(path)).size > MOST_BYTES) return { map: undefined, bytes: 0 };
    const text = await readFile(path, 'utf8');
    return { map: new SourceMap(JSON.parse(text) as SourceMapPayload), bytes: text.length };
  } catch {
    return { map: undefined, bytes: 0 };
  }
}
