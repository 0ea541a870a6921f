import type { MediaItem } from '@portal/api/contract';
import { request, showToast } from '@portal/shared-ui';
import { targetOf } from '../../kit/edit/edited-kind.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { mediaKind } from '../../kit/picture/media-kind.ts';

/** Deleting several pictures of the library, and restoring them. */
export function useMediaRemoval() {
  const writer = useWriter(mediaKind);

  return {
    /** Keeps pictures in use, and says so. Returns false when nothing was deleted. */
    remove: async (items: readonly MediaItem[]): Promise<void | false> => {
      const unused = items.filter(({ uses }) => uses === 0);
      const kept = items.length - unused.length;
      const description = `${kept} ${kept === 1 ? 'Bild wird' : 'Bilder werden'} noch gezeigt und ${kept === 1 ? 'bleibt' : 'bleiben'}.`;
      if (unused.length === 0) {
        showToast({ title: 'Nichts gelöscht', description, variant: 'danger' });
        return false;
      }
      const isRemoved = await writer.remove(
        unused.map(({ id }) => id),
        {
          done: unused.length === 1 ? 'Bild gelöscht.' : `${unused.length} Bilder gelöscht.`,
          ...(kept > 0 && { description }),
        },
      );
      return isRemoved ? undefined : false;
    },

    restore: async (ids: readonly string[]): Promise<void> => {
      for (const id of ids) await request('POST', `${targetOf(mediaKind, id)}/restore`);
      showToast({ title: ids.length === 1 ? 'Bild wiederhergestellt.' : `${ids.length} Bilder wiederhergestellt.` });
      await writer.refresh();
    },
  };
}
