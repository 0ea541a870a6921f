import type { Readable, Writable } from 'node:stream';

/** The log's limit for one stream in a second; a stack is some 2 kB. */
const LINES_A_SECOND = 100;
const BYTES_A_SECOND = 32 * 1024;
const SECOND = 1000;
/** Milliseconds until more of the omitted output is read: reading an endless stream would take the portal's time. */
const PAUSE = 5;

/**
 * Copies the output of a section's code to the log, limited so that the disk does not fill up. For each second with
 * more output, one line says how much was left out.
 */
export function copyBounded(source: Readable, log: Writable): void {
  let lines = 0;
  let bytes = 0;
  let left = { lines: 0, bytes: 0 };
  let isWithinLine = false;
  let second: NodeJS.Timeout | undefined;

  const beginAnew = () => {
    clearTimeout(second);
    second = undefined;
    lines = 0;
    bytes = 0;
    if (left.bytes === 0) return;
    const { lines: leftLines, bytes: leftBytes } = left;
    left = { lines: 0, bytes: 0 };
    log.write(
      `${isWithinLine ? '\n' : ''}(${leftBytes} Bytes Ausgabe von Modulen weggelassen, Zeilen: ${leftLines})\n`,
    );
    isWithinLine = false;
  };
  source.on('data', (chunk: Buffer) => {
    second ??= setTimeout(beginAnew, SECOND).unref();
    const taken = left.bytes > 0 ? 0 : fitting(chunk, LINES_A_SECOND - lines, BYTES_A_SECOND - bytes);
    if (taken > 0) {
      const copied = chunk.subarray(0, taken);
      log.write(copied);
      lines += linesIn(copied);
      bytes += taken;
      isWithinLine = copied.at(-1) !== LINE_END;
    }
    if (taken === chunk.length) return;
    left = { lines: left.lines + linesIn(chunk.subarray(taken)), bytes: left.bytes + chunk.length - taken };
    source.pause();
    setTimeout(() => source.resume(), PAUSE).unref();
  });
  source.once('close', beginAnew);
}

const LINE_END = 10;

/** How many bytes at the beginning of a chunk are no more than so many lines and bytes. */
function fitting(chunk: Buffer, mostLines: number, mostBytes: number): number {
  let end = 0;
  for (let line = 0; line < mostLines; line += 1) {
    const next = chunk.indexOf(LINE_END, end) + 1;
    if (next === 0 || next > mostBytes) return Math.min(chunk.length, mostBytes);
    end = next;
  }
  return end;
}

function linesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}
