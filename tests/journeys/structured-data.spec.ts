import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../kit/journey-test.ts';
import { faultsOf, readStructuredData, type Thing } from '../kit/structured-data.ts';

const namesOf = (things: readonly Thing[]) => things.map((thing) => thing['@type']);

test('the HTML of every public page describes club, way and content without a fault', async ({ request, portal }) => {
  test.slow();
  const paths = await publicAddresses(request, portal.url);
  const pictures = new Set<string>();

  for (const path of paths) {
    const { html, things } = await readPage(request, path);
    expect
      .soft(
        things.flatMap((thing) => faultsOf(thing)),
        path,
      )
      .toEqual([]);
    expect.soft(namesOf(things), path).toEqual(expect.arrayContaining(['WebSite', 'SportsOrganization']));
    expect
      .soft(
        namesOf(things).filter((name) => name === 'BreadcrumbList'),
        path,
      )
      .toHaveLength(path === '/' ? 0 : 1);
    if (path !== '/') expect.soft(endOfWay(things), path).toBe(portal.url + path);
    for (const [, address = ''] of html.matchAll(/"(?:logo|image)":"([^"]+)"/g)) pictures.add(address);
  }

  for (const address of pictures) {
    const answer = await request.get(address);
    expect.soft(answer.headers()['content-type'], address).toMatch(/^image\//);
  }
});

test('each kind of page describes what it is about', async ({ request, createArticle }) => {
  const { slug } = await createArticle({ title: 'Größe „ß“ & <Titel>', excerpt: null });

  for (const [path, name] of [
    [`/news/${slug}`, 'NewsArticle'],
    ['/mannschaft', 'SportsTeam'],
    ['/2-mannschaft', 'SportsTeam'],
    ['/mannschaften/a-jugend', 'SportsTeam'],
    ['/spielplan', 'SportsEvent'],
  ] as const) {
    const { things } = await readPage(request, path);
    expect.soft(namesOf(things), path).toContain(name);
    expect
      .soft(
        things.flatMap((thing) => faultsOf(thing)),
        path,
      )
      .toEqual([]);
  }
});

for (const path of ['/auth', '/admin', '/offline', '/gibt-es-nicht']) {
  test(`${path} is nothing for search engines`, async ({ request }) => {
    expect((await readPage(request, path)).things).toEqual([]);
  });
}

async function readPage(request: APIRequestContext, path: string): Promise<{ html: string; things: Thing[] }> {
  const html = await (await request.get(path)).text();
  return { html, things: readStructuredData(html) };
}

/** The addresses of the sitemap as paths. */
async function publicAddresses(request: APIRequestContext, origin: string): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(20);
  return addresses.map((address) => decodeURI(address.slice(origin.length)));
}

function endOfWay(things: readonly Thing[]): unknown {
  const way = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  return (way?.['itemListElement'] as Thing[] | undefined)?.at(-1)?.['item'];
}
