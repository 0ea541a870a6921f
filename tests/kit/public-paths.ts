type Registry = { sections: { name: string; pages: { path: string }[] }[] };

const ARTICLE = '/news/willkommen-auf-unserer-neuen-seite';
const TEAM = '/mannschaften/a-jugend';

/**
 * The addresses of all pages visitors see, as the live releases describe them; without those that need a parameter, or
 * content.
 */
export async function publicPaths(portalUrl: string): Promise<string[]> {
  const hasDownloads = (await fetch(`${portalUrl}/api/documents`)).ok;
  const { sections } = (await (await fetch(`${portalUrl}/api/releases`)).json()) as Registry;
  const paths = sections
    .filter(({ name }) => name !== 'admin')
    .flatMap(({ pages }) => pages.map(({ path }) => path))
    .filter((path) => !path.includes(':') && (hasDownloads || path !== '/downloads'));
  return ['/', ...paths];
}

/** The pages of the demo content with an address of their own, one of each kind: an article, a team, an album. */
export async function detailPaths(portalUrl: string): Promise<string[]> {
  const albums = (await (await fetch(`${portalUrl}/api/albums`)).json()) as { slug: string; count: number }[];
  const album = albums.find(({ count }) => count > 1);
  return [ARTICLE, TEAM, `/mannschaftsfotos?album=${album?.slug}`];
}
