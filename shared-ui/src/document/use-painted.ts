import { useEffect, useState } from 'react';
import { whenPainted } from './when-painted.ts';

/**
 * The value of the last frame that was painted; for what takes a slow phone longer to render than a press may wait for
 * its answer. What the press changes at once uses the value itself, and everything else follows in one go: unlike
 * `useDeferredValue`, whose slices make the browser restyle the page between them.
 */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => whenPainted(() => setPainted(value)), [value]);
  return painted;
}
