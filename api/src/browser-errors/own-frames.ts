const MOST_FRAMES = 10;

/** A frame as Chromium (`at name (address)`) or Firefox and Safari (`name@address`) write it, in one of our own files. */
const FRAME =
  /^\s*(?:at\s+)?(?:async\s+)?([\w$.<>]{0,60})[\s(@]*https?:\/\/[^/\s]+(\/(?:releases|assets\/shell)\/[\w./-]{1,150}\.js)(?:\?[^\s:]*)?:(\d{1,9}):(\d{1,9})\)?$/;

/** The frames of a stack that lie in our own files, one a line; nothing else of it, so nothing personal. Null when there are none. */
export function ownFrames(stack: string): string | null {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, file, row, column] = FRAME.exec(line) ?? [];
    return file ? [`${name || '(ohne Namen)'} ${file}:${row}:${column}`] : [];
  });
  return frames.slice(0, MOST_FRAMES).join('\n') || null;
}
