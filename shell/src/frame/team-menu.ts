import type { TeamName } from '@portal/api/contract';
import { ownTeamPaths, TEAM_LIST_PATH, teamPath } from '@portal/shared-ui/team-path';
import { isGroup, type MenuItem } from '@portal/shared-ui/menu';

/** Teams that the navigation names; the others are behind its link to all of them. */
const MOST_NAMED = 4;

/** The teams that the navigation names: the first of the adults, or the first of all in a club without. */
function namedTeams(teams: readonly TeamName[]): readonly TeamName[] {
  const adults = teams.filter(({ group = 'active' }) => group === 'active');
  return (adults.length > 0 ? adults : teams).slice(0, MOST_NAMED);
}

/**
 * The navigation with the existing teams: a group with the list of all teams names the first of them before it, in
 * place of the pages for one team each. Without teams that list goes as well. Unchanged while the teams are unknown.
 */
export function withTeams(menu: readonly MenuItem[], teams: readonly TeamName[] | undefined): readonly MenuItem[] {
  if (!teams) return menu;
  const ofOneTeam = new Set(ownTeamPaths.values());
  const named = namedTeams(teams).map(({ name, slug }) => ({ label: name, href: teamPath(slug) }));
  return menu.map((item) => {
    if (!isGroup(item) || !item.items.some(isTeamList)) return item;
    const items = item.items.flatMap((link) => {
      if (ofOneTeam.has(link.href)) return [];
      if (!isTeamList(link)) return [link];
      return teams.length > 0 ? [...named, link] : [];
    });
    return { ...item, items };
  });
}

function isTeamList({ href }: { href: string }): boolean {
  return href === TEAM_LIST_PATH;
}
