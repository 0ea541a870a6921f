const MOST_FRAMES = 10;

/** Where a frame lies, if that is in one of our own files. */
const PLACE = /(\/releases\/[\w./-]{1,150}\.c?js)(?:\?[^\s:]{0,100})?:(\d{1,9}):(\d{1,9})\)?$/;
/** Its name, as Chromium (`at name (address)`) or Firefox and Safari (`name@address`) write it. */
const NAME = /^(?:at )?(?:async )?([\w$.<>]{1,60})(?: \(|@)/;

/**
 * The frames of a browser's or the server's stack that lie in our own files, one a line; nothing else of it, so nothing
 * personal. Null when there are none.
 */
export function ownFrames(stack: string): string | null {
  const frames = stack.split('\n').flatMap((text) => {
    const line = text.trim();
    const [, file, row, column] = PLACE.exec(line) ?? [];
    const [, name = '(ohne Namen)'] = NAME.exec(line) ?? [];
    return file ? [`${name} ${file}:${row}:${column}`] : [];
  });
  return frames.slice(0, MOST_FRAMES).join('\n') || null;
}
