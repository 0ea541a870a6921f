/**
 * Reports the compiler's errors, because builds do not check types. The returned function is called after each change;
 * while the compiler runs, further changes wait together. Errors reported before are not repeated. It never rejects.
 */
export function createTypeReport(
  title: string,
  findErrors: () => Promise<string[]>,
  say: (line: string) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let told = '';

  const check = async () => {
    const errors = await findErrors().catch((error: unknown) => [String(error)]);
    const text = errors.join('\n  ');
    if (text && text !== told) say(`\nDie Typen von ${title} stimmen nicht:\n  ${text}\n`);
    else if (!text && told) say(`Die Typen von ${title} stimmen wieder.`);
    told = text;
  };
  const begin = () => {
    next = undefined;
    running = check().finally(() => (running = undefined));
    return running;
  };
  return () => {
    if (!running) return begin();
    return (next ??= running.then(begin));
  };
}
