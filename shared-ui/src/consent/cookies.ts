/** Deletes the cookies that scripts can see, on every possible path and domain. */
export function deleteCookies(isKept: (name: string) => boolean): void {
  // Browsers delete a cookie of HTTPS only by one that is for HTTPS, too.
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    if (!name || isKept(name)) continue;
    for (const path of pathsAbove(window.location.pathname)) {
      for (const domain of domainsAbove(window.location.hostname)) {
        document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${path}${domain}${secure}`;
      }
    }
  }
}

/** `/a/b` may see cookies of `/`, `/a` and `/a/b`. */
function pathsAbove(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}

/** `www.verein.de` may see its own cookies and those of `verein.de`. */
function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.');
  return ['', ...labels.slice(0, -1).map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
}
