import type { TeamGroup, TeamSummary } from '@portal/api/contract';

/** Query parameter of the group that is shown. */
export const GROUP_PARAMETER = 'gruppe';

/** The groups with their name in addresses and on chips. */
const GROUPS = [
  { group: 'active', value: 'aktive', label: 'Aktive' },
  { group: 'youth', value: 'jugend', label: 'Jugend' },
  { group: 'other', value: 'weitere', label: 'Weitere' },
] as const satisfies readonly { group: TeamGroup; value: string; label: string }[];
type Group = (typeof GROUPS)[number];

/** The group in the address; undefined for all. */
export function readGroup(query: URLSearchParams): TeamGroup | undefined {
  return GROUPS.find(({ value }) => value === query.get(GROUP_PARAMETER))?.group;
}

/** A training without a team of that name, as that of a course, is among the others. */
export function groupOf(team: Pick<TeamSummary, 'group'> | undefined): TeamGroup {
  return team ? (team.group ?? 'active') : 'other';
}

/** The groups that have a training. */
export function groupsOf(entries: readonly { team: Pick<TeamSummary, 'group'> | undefined }[]): Group[] {
  return GROUPS.filter(({ group }) => entries.some(({ team }) => groupOf(team) === group));
}
