import type { EditableTeam, NewTeam, TeamChange } from '@portal/api/contract';
import { request, useRefreshResources, useResource, type Resource, type ResourceKey } from '@portal/shared-ui';

export const TEAMS: ResourceKey = '/api/admin/teams';

/** One team, as it is now. */
export function useTeam(id: string): Resource<EditableTeam> {
  return useResource<EditableTeam>(`/api/admin/teams/${id}`, { freshTime: 0 });
}

/** Reads everything again that shows teams; training times carry their names. */
export function useRefreshTeams(): () => Promise<void> {
  const refresh = useRefreshResources();
  return () => refresh(TEAMS, '/api/admin/own-teams', '/api/teams', '/api/training-times');
}

export function addTeam(team: NewTeam): Promise<EditableTeam> {
  return request('POST', '/api/teams', team);
}

export function changeTeam(id: string, change: TeamChange): Promise<EditableTeam> {
  return request('PATCH', teamPath(id), change);
}

/** Where a team is written. */
export function teamPath(id: string): ResourceKey {
  return `/api/teams/${id}`;
}

/** All teams from the first on, in this order. */
export function orderTeams(ids: readonly string[]): Promise<void> {
  return request('PUT', '/api/teams/order', { ids });
}
