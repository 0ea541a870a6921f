/** What busboy says, without a code, of a form that has no boundary or ends too early. */
const BROKEN = /^Multipart: Boundary not found$|unexpected end of multipart data$/i;

/** Whether `error` says that a form came incomplete or was none. */
export function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && BROKEN.test(error.message);
}
