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
