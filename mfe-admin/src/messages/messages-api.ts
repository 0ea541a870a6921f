import { useMemo } from 'react';
import type { Message, MessageChange } from '@portal/api/contract';
import { request, useRefreshResources, type ResourceKey } from '@portal/shared-ui';

export const MESSAGES: ResourceKey = '/api/admin/messages';

/** A message's resource. */
export const messageKey = (id: string): ResourceKey => `${MESSAGES}/${encodeURIComponent(id)}`;

/** Changing and deleting messages; afterwards the inbox is fetched anew. Both throw HttpError. */
export function useMessageWriter() {
  const refresh = useRefreshResources();
  return useMemo(
    () => ({
      change: async (id: string, change: MessageChange): Promise<Message> => {
        const saved = await request<Message>('PATCH', messageKey(id), change);
        await refresh(MESSAGES);
        return saved;
      },
      /** For good. */
      remove: async (ids: readonly string[]): Promise<void> => {
        for (const id of ids) await request('DELETE', messageKey(id));
        await refresh(MESSAGES);
      },
      changeAll: async (ids: readonly string[], change: MessageChange): Promise<void> => {
        for (const id of ids) await request('PATCH', messageKey(id), change);
        await refresh(MESSAGES);
      },
    }),
    [refresh],
  );
}
