import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** The height in px that fussball.de's frame tells in these tests. */
export const TOLD_HEIGHT = 733;

/**
 * Answers in the place of the providers of football data, as they themselves do: fussball.de in its frame, which shows
 * nothing to a site that does not identify itself, and tells its height to the page around it under the name of the
 * frame; FuPa by a script that fills the elements it knows and finds when it runs, with numbers and pictures from its
 * other hosts; any other by a script that fills elements with `data-id` and `data-type`. No other host answers. Returns
 * the requests.
 */
export async function standInForProviders(page: Page | BrowserContext, own: string): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route(
    (url) => url.origin !== own && url.protocol === 'https:',
    async (route) => {
      asked.push(route.request());
      await answer(route);
    },
  );
  return asked;
}

async function answer(route: Route): Promise<void> {
  const { hostname, pathname } = new URL(route.request().url());
  if (hostname === 'next.fussball.de' && pathname.startsWith('/widget/'))
    return route.fulfill(frameOf(route.request()));
  if (hostname === 'widget-api.fupa.net' && pathname === '/vendor/widget.js') return route.fulfill(script(FUPA));
  if (hostname === 'api.fupa.net') {
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ json: { standings: ['SV Musterstadt', 'TuS Nord'] }, headers });
  }
  if (hostname === 'image.fupa.net') return route.fulfill({ contentType: 'image/svg+xml', body: CREST });
  if (pathname === '/widgets.js') return route.fulfill(script(OTHER));
  return route.abort();
}

const script = (body: string) => ({ contentType: 'text/javascript', body });

function frameOf(request: Request) {
  const [, , view, id] = new URL(request.url()).pathname.split('/');
  if (!request.headers()['referer'])
    return { contentType: 'text/html', body: '<p>Diese Seite ist nicht freigegeben.</p>' };
  const body = `<!doctype html><html lang="de"><title>Widget</title><h1>${view} ${id}</h1><script>
    if (window.name.endsWith('_fussballde_widget-${id}'))
      parent.postMessage({ type: 'fussballde_widget:resize', iframeName: window.name, height: ${TOLD_HEIGHT} }, '*');
  </script>`;
  return { contentType: 'text/html; charset=utf-8', body };
}

const FUPA = `(async () => {
  const roots = document.querySelectorAll('[id^="fp-widget_root-"]');
  if (roots.length === 0) return;
  const { standings } = await (await fetch('https://api.fupa.net/v1/standings')).json();
  for (const root of roots) {
    const crest = Object.assign(new Image(), { src: 'https://image.fupa.net/crest.svg', alt: 'Wappen' });
    root.replaceChildren(crest, standings.join(', '));
  }
})();`;

const OTHER = `for (const element of document.querySelectorAll('[data-id][data-type]'))
  element.append(element.dataset.type + ' ' + element.dataset.id);`;

const CREST = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="9"/></svg>';
