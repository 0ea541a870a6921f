import type { Department, TeamGroup, TeamSummary } from '@portal/api/contract';

const GROUPS: readonly (readonly [group: TeamGroup, label: string])[] = [
  ['active', 'Aktive'],
  ['youth', 'Jugend'],
  ['other', 'Weitere Mannschaften'],
];

/** Teams below one heading; `label` is null if the heading above says enough. */
export type TeamsOfGroup = { label: string | null; teams: readonly TeamSummary[] };

/** The teams of a department; `name` is null for those of none. */
type TeamsOfDepartment = { name: string | null; groups: readonly TeamsOfGroup[] };

/**
 * Teams by department, in the club's order, and by group; nothing that is empty. Those of no department are at the end,
 * unless the club's first team is one of them: then it is a football club whose other sports are departments.
 */
export function groupTeams(teams: readonly TeamSummary[], departments: readonly Department[]): TeamsOfDepartment[] {
  const known = new Set(departments.map(({ id }) => id));
  const ofNone = teams.filter(({ departmentId }) => !departmentId || !known.has(departmentId));
  const parts = departments.map(({ id, name }) => ({ name, teams: teams.filter((team) => team.departmentId === id) }));
  const others = { name: null, teams: ofNone };
  return (ofNone[0] === teams[0] ? [others, ...parts] : [...parts, others])
    .filter((part) => part.teams.length > 0)
    .map((part, place) => ({ name: part.name, groups: byGroup(part.teams, place > 0 || part.name !== null) }));
}

/** The groups of some teams; what is not „Aktive“ or „Jugend“ needs no heading alone below that of a department. */
function byGroup(teams: readonly TeamSummary[], isBelowHeading: boolean): TeamsOfGroup[] {
  const groups = GROUPS.map(([group, label]) => ({
    group,
    label,
    teams: teams.filter((team) => (team.group ?? 'active') === group),
  })).filter((part) => part.teams.length > 0);
  const saysNothing = isBelowHeading && groups.length === 1 && groups[0]?.group === 'other';
  return groups.map((part) => ({ label: saysNothing ? null : part.label, teams: part.teams }));
}
