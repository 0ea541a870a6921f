import type { Department, TeamGroup, TeamSummary } from '@portal/api/contract';

const GROUPS: readonly (readonly [group: TeamGroup, label: string])[] = [
  ['active', 'Aktive'],
  ['youth', 'Jugend'],
  ['other', 'Weitere Mannschaften'],
];

/** Teams below one heading. */
export type TeamsOfGroup = { label: string; teams: readonly TeamSummary[] };

/** The teams of a department; `name` is null for those of none. */
type TeamsOfDepartment = { name: string | null; groups: readonly TeamsOfGroup[] };

/** Teams by department, in the club's order and those of none at the end, and by group; nothing that is empty. */
export function groupTeams(teams: readonly TeamSummary[], departments: readonly Department[]): TeamsOfDepartment[] {
  const known = new Set(departments.map(({ id }) => id));
  const ofNone = teams.filter(({ departmentId }) => !departmentId || !known.has(departmentId));
  const parts = departments.map(({ id, name }) => ({ name, teams: teams.filter((team) => team.departmentId === id) }));
  return [...parts, { name: null, teams: ofNone }]
    .filter((part) => part.teams.length > 0)
    .map((part) => ({ name: part.name, groups: byGroup(part.teams) }));
}

function byGroup(teams: readonly TeamSummary[]): TeamsOfGroup[] {
  return GROUPS.map(([group, label]) => ({
    label,
    teams: teams.filter((team) => (team.group ?? 'active') === group),
  })).filter((part) => part.teams.length > 0);
}
