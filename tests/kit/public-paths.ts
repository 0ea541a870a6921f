type Registry = { sections: { name: string; pages: { path: string }[] }[] };

/** The addresses of all pages visitors see, as the live releases describe them; without those that need a parameter, or content. */
export async function publicPaths(portalUrl: string): Promise<string[]> {
  const hasDownloads = (await fetch(`${portalUrl}/api/documents`)).ok;
  const { sections } = (await (await fetch(`${portalUrl}/api/releases`)).json()) as Registry;
  const paths = sections
    .filter(({ name }) => name !== 'admin')
    .flatMap(({ pages }) => pages.map(({ path }) => path))
    .filter((path) => !path.includes(':') && (hasDownloads || path !== '/downloads'));
  return ['/', ...paths];
}
