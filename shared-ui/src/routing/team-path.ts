/** The list of all teams; each of them has its page below. */
export const TEAM_LIST_PATH = '/mannschaften';

/** Teams whose pages have addresses of their own (docs/specification.md#route-table), by slug. */
export const ownTeamPaths: ReadonlyMap<string, string> = new Map([
  ['1-mannschaft', '/mannschaft'],
  ['2-mannschaft', '/2-mannschaft'],
]);

/** The address of a team's page. */
export function teamPath(slug: string): string {
  return ownTeamPaths.get(slug) ?? `${TEAM_LIST_PATH}/${slug}`;
}

/**
 * Whether a page with an address of its own is that of a team the club does not have; none is while the teams are not
 * known.
 */
export function lacksItsTeam(path: string, teams: readonly { slug: string }[] | undefined): boolean {
  const own = [...ownTeamPaths].find(([, address]) => address === path);
  return own !== undefined && teams !== undefined && !teams.some(({ slug }) => slug === own[0]);
}
