import type { MediaItem } from '@portal/api/contract';
import { request, showToast, useRefreshResources } from '@portal/shared-ui';
import { removeWithUndo } from '../removal/remove-with-undo.ts';
import { MEDIA, mediaPath } from './media-api.ts';

/** Deleting several pictures of the library, and taking them back. */
export function useMediaRemoval() {
  const refreshResources = useRefreshResources();
  const refresh = () => refreshResources(MEDIA);

  return {
    /** What is shown somewhere stays, and that is said. Answers false when nothing was deleted. */
    remove: async (items: readonly MediaItem[]): Promise<void | false> => {
      const unused = items.filter(({ uses }) => uses === 0);
      const kept = items.length - unused.length;
      const description = `${kept} ${kept === 1 ? 'Bild wird' : 'Bilder werden'} noch gezeigt und ${kept === 1 ? 'bleibt' : 'bleiben'}.`;
      if (unused.length === 0) {
        showToast({ title: 'Nichts gelöscht', description, variant: 'danger' });
        return false;
      }
      const isRemoved = await removeWithUndo({
        paths: unused.map(({ id }) => mediaPath(id)),
        done: unused.length === 1 ? 'Bild gelöscht.' : `${unused.length} Bilder gelöscht.`,
        ...(kept > 0 && { description }),
        refresh,
      });
      return isRemoved ? undefined : false;
    },

    restore: async (ids: readonly string[]): Promise<void> => {
      for (const id of ids) await request('POST', `${mediaPath(id)}/restore`);
      showToast({ title: ids.length === 1 ? 'Bild wiederhergestellt.' : `${ids.length} Bilder wiederhergestellt.` });
      await refresh();
    },
  };
}
