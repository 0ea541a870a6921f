/** A picture as the form of an album keeps it. */
export type PictureEntry = { url: string; caption: string | null };

/** The form of an album; a new one has no address yet. */
export type AlbumValues = {
  title: string;
  date: string;
  slug?: string;
  description: string;
  /** null: the first picture. */
  coverUrl: string | null;
  pictures: PictureEntry[];
  published: boolean;
};
