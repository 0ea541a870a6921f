import type { DemoPicture } from './pictures/render-picture.ts';

export const demoCategories = [
  '1-mannschaft',
  '2-mannschaft',
  'sport',
  'verein',
  'jugend',
  'events',
  'allgemein',
] as const;

export type Weekday = 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday';

/**
 * When an article appeared, seen from the day of the first start: hours ago, at most a few weeks back, or on a day of
 * the year (`MM-DD`, moved to the nearest given weekday), so that the Christmas market is always in December.
 */
export type PublicationTime =
  | { hoursAgo: number }
  | { weeksBack: number; weekday: Weekday; at: string }
  | { day: string; weekday?: Weekday; at: string };

/** A picture inside the text; it replaces the comment `<!-- figure -->`, in order. */
export type DemoFigure = { picture: DemoPicture; caption: string };

/** An article of the demo season. `content` is HTML. The slug comes from the title unless it is given. */
export type DemoArticle = {
  title: string;
  slug?: string;
  category: (typeof demoCategories)[number];
  excerpt?: string;
  content: string;
  published: PublicationTime;
  picture?: DemoPicture;
  figures?: readonly DemoFigure[];
};
