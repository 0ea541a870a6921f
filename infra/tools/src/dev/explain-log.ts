import { readFile } from 'node:fs/promises';
import { explainError, type FindMap } from './explain-error.ts';

/** The portal's log line for an error that a section throws during rendering. */
type SectionFailure = { section: string; path: string; reason: string };

/** A line of the portal's log; where a section has failed, with the place in its sources instead. */
export async function explainLog(line: string): Promise<string> {
  const failure = failureIn(line);
  if (!failure) return line;
  const { section, path, reason } = failure;
  const [message = ''] = reason.split('\n', 1);
  return `\nAuf dem Server, ${path} (Modul ${section}): ${await explainError(message, reason, findBuiltMap)}\n`;
}

function failureIn(line: string): SectionFailure | undefined {
  if (!line.startsWith('{"level"')) return undefined;
  try {
    const { section, path, reason } = JSON.parse(line) as Partial<SectionFailure>;
    return section !== undefined && path !== undefined && reason !== undefined ? { section, path, reason } : undefined;
  } catch {
    return undefined;
  }
}

const findBuiltMap: FindMap = async (file) =>
  JSON.parse(await readFile(`${file}.map`, 'utf8')) as Awaited<ReturnType<FindMap>>;
