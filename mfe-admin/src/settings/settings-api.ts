import { useCallback } from 'react';
import type { EditableSettings, NewSettings } from '@portal/api/contract';
import { CLUB_RESOURCE, request, useRefreshResources, type ResourceKey } from '@portal/shared-ui';

export const SETTINGS: ResourceKey = '/api/admin/settings';

/** Saves some of the settings over those they began with; throws HttpError. */
export function useSaveSettings() {
  const refresh = useRefreshResources();
  return useCallback(
    async (changed: Partial<NewSettings>, base: EditableSettings): Promise<EditableSettings> => {
      const { updatedAt: _updatedAt, ...before } = base;
      const saved = await request<EditableSettings>('PUT', '/api/settings', { ...before, ...changed });
      await refresh(SETTINGS, CLUB_RESOURCE);
      return saved;
    },
    [refresh],
  );
}
