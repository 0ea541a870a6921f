import { useCallback } from 'react';
import type { EditableSettings, NewSettings } from '@portal/api/contract';
import { CLUB_RESOURCE, FOOTBALL_DATA_RESOURCE, request, useRefreshResources } from '@portal/shared-ui';
import { clubPalette } from '@portal/shared-ui/club-palette';
import { editedKind } from '../../kit/edit/edited-kind.ts';
import { publishAnswered } from '../../kit/children/picture-answers.ts';
import { withProof } from '../../kit/proof/with-proof.ts';

/** There is one of it, edited in parts. */
export const settingsKind = editedKind<EditableSettings>({
  list: '/api/admin/settings',
  writes: '/api/settings',
  keyOf: () => '',
  gone: { title: 'Diese Einstellungen gibt es nicht' },
});

/**
 * Saves some of the settings over those they began with; throws HttpError. `isOpening`: visitors
 * see the site from then on.
 */
export function useSaveSettings(isOpening = false) {
  const refresh = useRefreshResources();
  return useCallback(
    async (changed: Partial<NewSettings>, base: EditableSettings): Promise<EditableSettings> => {
      const { updatedAt: _updatedAt, ...before } = base;
      const body = { ...before, ...changed };
      const [method, address] = isOpening
        ? (['POST', `${settingsKind.writes}/opening`] as const)
        : (['PUT', settingsKind.writes] as const);
      const saved = await publishAnswered(() => withProof(() => request<EditableSettings>(method, address, body)));
      if ('color' in changed || 'secondColor' in changed) wearColors(saved);
      await refresh(settingsKind.list, CLUB_RESOURCE, FOOTBALL_DATA_RESOURCE);
      return saved;
    },
    [isOpening, refresh],
  );
}

/** The document has its colours from the server: without this it would keep the old ones until a reload. */
function wearColors(club: EditableSettings): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(clubPalette(club))) style.setProperty(`--club-${name}`, value);
}
