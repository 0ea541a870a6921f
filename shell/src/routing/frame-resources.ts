import type { ResourceKey } from '@portal/shared-ui';

/** The names of the club's teams, to which menu and footer lead. */
export const TEAM_NAMES: ResourceKey = '/api/team-names';
/** Urgent notices that are shown now, on whichever page. */
export const NOTICES: ResourceKey = '/api/notices';
/** Events cancelled today and tomorrow. */
export const CANCELLATIONS: ResourceKey = '/api/events/cancelled';

/** The frame's data on every page beside the club's facts, so every page carries them. */
export const frameResources: readonly ResourceKey[] = [TEAM_NAMES, NOTICES, CANCELLATIONS];
