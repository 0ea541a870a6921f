/** The action of a slide's button. */
export type SlideAction =
  | { kind: 'scroll'; id: string }
  | { kind: 'internal'; path: string }
  | { kind: 'external'; href: string };

const DEVELOPMENT_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads a button's action (docs/specification.md#5-validation-rules): an #anchor scrolls, a full URL of this site leads
 * to its path, another opens in a new tab, an invalid one and anything else is an internal path. `origin` is the site's
 * own.
 */
export function slideAction(action: string, origin: string): SlideAction {
  const value = action.trim();
  if (value.startsWith('#')) return { kind: 'scroll', id: value.slice(1) };
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return { kind: 'internal', path: internalPath(value) };

  const url = new URL(value);
  const isOwn = URL.canParse(origin) && url.host === new URL(origin).host;
  if (isOwn || DEVELOPMENT_HOSTS.includes(url.hostname)) {
    return { kind: 'internal', path: internalPath(url.pathname + url.search + url.hash) };
  }
  return { kind: 'external', href: url.href };
}

/** One slash at the beginning: two would be the address of another site. */
function internalPath(value: string): string {
  return `/${value.replace(/^[/\\]+/, '')}`;
}
