import type { EditableEvent, OwnTeam, PageOf } from '@portal/api/contract';
import { useResource, type Resource, type ResourceKey } from '@portal/shared-ui';

/** Lists for editors are fetched each time they are opened. */
const ALWAYS_ASKED = { freshTime: 0, keepPrevious: true };

/** A page of events. */
export type Agenda = Resource<PageOf<EditableEvent>>;

/** The teams whose events and training times the signed-in user may edit. */
export function useOwnTeams(): Resource<OwnTeam[]> {
  return useResource<OwnTeam[]>('/api/admin/own-teams');
}

/** Dates one by one, those of series too (`AgendaQuery`). */
export function useAgenda(query: Readonly<Record<string, string>>): Agenda {
  return useResource<PageOf<EditableEvent>>(withQuery('/api/admin/agenda', query), ALWAYS_ASKED);
}

/** Matches that are over and have no result (`EditableEventQuery`). */
export function useMatchesWithoutResult(query: Readonly<Record<string, string>>): Agenda {
  const key = withQuery('/api/admin/events', { ...query, missing: 'result' });
  return useResource<PageOf<EditableEvent>>(key, ALWAYS_ASKED);
}

function withQuery(path: ResourceKey, query: Readonly<Record<string, string>>): ResourceKey {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
