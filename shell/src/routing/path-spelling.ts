/** The path as the router compares it: without regard to case and to slashes at the end. */
export function fixedKey(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}

/**
 * Decodes as the router does: each segment separately, an encoded slash stays encoded. Undefined where the encoding is
 * broken.
 */
export function decodePath(pathname: string): string | undefined {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return undefined;
  }
}
