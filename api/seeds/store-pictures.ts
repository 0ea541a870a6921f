import type { Picture } from '../src/contract/index.ts';
import type { MediaService } from '../src/media/index.ts';
import { renderPicture, type DemoPicture } from './pictures/render-picture.ts';

/** What was stored for each drawing. */
export type StoredPictures<Drawing = DemoPicture> = ReadonlyMap<Drawing, Picture>;

/**
 * Draws and stores pictures, two at a time, so that a small server stays responsive. The same drawing gives the same
 * bytes, so a picture that a killed start has stored is found and used. `onStored` gets the number of those done.
 */
export async function storePictures<Drawing extends { alt: string }>(
  media: Pick<MediaService, 'storePicture'>,
  drawings: readonly Drawing[],
  render: (drawing: Drawing) => Promise<Buffer>,
  onStored: (count: number) => void = () => undefined,
): Promise<StoredPictures<Drawing>> {
  const waiting = [...drawings];
  const stored = new Map<Drawing, Picture>();
  const work = async () => {
    for (let drawing = waiting.shift(); drawing; drawing = waiting.shift()) {
      const file = await render(drawing);
      stored.set(drawing, await media.storePicture({ file, alt: drawing.alt, uploadedBy: null }));
      onStored(stored.size);
    }
  };
  await Promise.all([work(), work()]);
  return stored;
}

/** Stores drawn scenes. */
export const storeScenes = (
  media: Pick<MediaService, 'storePicture'>,
  scenes: readonly DemoPicture[],
  onStored?: (count: number) => void,
): Promise<StoredPictures> => storePictures(media, scenes, renderPicture, onStored);
