import type { Database } from '../src/database/connect.ts';
import type { MediaService } from '../src/media/index.ts';

/** What the demo content is written with; `media` needs only to store. */
export type DemoContent = {
  db: Database;
  media: Pick<MediaService, 'storePicture'>;
  /** The day the season is told from; the newest article is a few hours older. */
  now: Date;
  /** A German sentence about how far it is. */
  onProgress: (message: string) => void;
};
