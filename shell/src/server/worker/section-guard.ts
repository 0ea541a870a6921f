/** Node's own require: webpack would look inside. */
declare const __non_webpack_require__: NodeJS.Require;

/** The modules of Node that only calculate; `timers` would evade the note of a timer's owner (section-timers.ts). */
const HARMLESS = new Set(
  'assert async_hooks buffer crypto events path querystring stream string_decoder url util'.split(' '),
);
const WAYS_IN = ['binding', '_linkedBinding', 'getBuiltinModule', 'dlopen', 'mainModule', 'kill'] as const;
const NETWORK = ['fetch', 'WebSocket', 'EventSource'] as const;

/** `require` as sections get it. */
export function requireForSections(name: string): unknown {
  const module = name.replace('node:', '');
  if (HARMLESS.has(module)) return __non_webpack_require__(module);
  throw new Error(`A section has no ${name} on the server`);
}

/**
 * Removes from this process everything that no section needs on the server. It keeps mistakes from working on one
 * machine and failing on the next; the confinement of the process (confinement.ts) keeps attackers in.
 */
export function removeWaysOut(): void {
  for (const name of WAYS_IN) Reflect.deleteProperty(process, name);
  for (const name of NETWORK) Reflect.deleteProperty(globalThis, name);
}
