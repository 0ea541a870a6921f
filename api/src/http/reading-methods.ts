/** The methods that change nothing (RFC 9110, 9.2.1). */
export const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
