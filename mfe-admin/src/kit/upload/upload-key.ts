const BYTES = 16;

/** A name for one upload that nobody else has; unlike `crypto.randomUUID` also on a portal without TLS. */
export function uploadKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
