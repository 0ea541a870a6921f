import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  EventStatus,
  NewArticle,
  NewBanner,
  NewBoardMember,
  NewSettings,
  NewSlide,
  NewSponsor,
  NewTeam,
  NewTrainingTime,
  PageChange,
  PageSlug,
  Weekday,
} from '../contract/index.ts';

/**
 * When something appeared, seen from the day of the first start: hours ago, at most a few weeks back, or on a day of
 * the year (`MM-DD`, moved to the nearest given weekday), so that the Christmas market is always in December.
 */
export type PublicationTime =
  | { hoursAgo: number }
  | { weeksBack: number; weekday: Weekday; at: string }
  | { day: string; weekday?: Weekday; at: string };

/** A day to come: so many days ahead, or of the year (`MM-DD`), moved on to the weekday; `plus` days after it. */
export type ComingDay = { weekday: Weekday; plus?: number } & ({ ahead: number } | { date: string });

/** A finished picture below `demo/pictures`. */
export type DemoPicture = { file: string; alt: string };

type WithPicture<Values, Field extends keyof Values> = Omit<Values, Field> & { picture?: DemoPicture };

/** An article; its text lies below `demo/articles`, each `<!-- figure -->` in it is the place of one of the figures. */
export type DemoArticle = Pick<NewArticle, 'title' | 'category' | 'excerpt'> & {
  slug: string;
  content: string;
  published: PublicationTime;
  picture?: DemoPicture;
  figures?: (DemoPicture & { caption: string })[];
};

/** Opponent, at home or away, goals of the host and of the guest. */
export type PlayedMatch = [opponent: string, home: boolean, goalsHome: number, goalsAway: number];

/** The season of a team: what the latest news tell, what other articles tell, other Sundays, and what is to come. */
export type DemoSeason = {
  kickOff: string;
  competition: string;
  lastSunday: PlayedMatch;
  told: { day: string; match: PlayedMatch }[];
  played: PlayedMatch[];
  fixtures: [opponent: string, home: boolean][];
  changes: { match: number; daysLater?: number; at?: string; status: EventStatus; reason: string }[];
};

/** A change of a single date of a series: in the coming week, or so many weeks later. */
type DemoChange = { week: number; status: EventStatus; at?: string; reason: string; location?: string };

/** A weekly training time, with its changes. */
export type DemoTraining = NewTrainingTime & { changes?: DemoChange[] };

/** A weekly series of the club. */
export type DemoSeries = {
  type: 'event';
  title: string;
  color: string;
  location: string;
  from: string;
  to: string;
  weekdays: Weekday[];
};

/** A club event beside the pitch: some hours, or whole days. */
export type DemoGathering = {
  title: string;
  location: string;
  color?: string;
  description?: string;
  day: ComingDay;
} & ({ from: string; to: string } | { days: number });

/** The demo content as its files hold it. */
export type DemoFiles = {
  /** The club's facts, as far as they differ from those of a new portal. */
  settings: Partial<NewSettings>;
  articles: DemoArticle[];
  albums: {
    title: string;
    description: string;
    taken: PublicationTime;
    pictures: (DemoPicture & { caption?: string })[];
  }[];
  slides: WithPicture<NewSlide, 'imageUrl'>[];
  sponsors: WithPicture<NewSponsor, 'logoUrl'>[];
  banners: WithPicture<NewBanner, 'imageUrl'>[];
  board: NewBoardMember[];
  pages: { slug: PageSlug; picture: DemoPicture; change: PageChange }[];
  teams: (WithPicture<NewTeam, 'imageUrl'> & { trainerPicture?: DemoPicture })[];
  trainingTimes: DemoTraining[];
  gatherings: DemoGathering[];
  series: DemoSeries[];
  matches: Record<string, DemoSeason>;
  homeGround: string;
};

/** Reads the demo content from its folder (`api/demo`). */
export function readDemoFiles(folder: string): DemoFiles {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const read = <T>(name: string) => JSON.parse(text(name)) as T;
  return {
    articles: read<Omit<DemoArticle, 'content'>[]>('articles.json').map((article) => ({
      ...article,
      content: text(`articles/${article.slug}.html`),
    })),
    albums: read('albums.json'),
    ...read<Pick<DemoFiles, 'settings' | 'slides' | 'sponsors' | 'banners' | 'board' | 'pages'>>('club.json'),
    ...read<Pick<DemoFiles, 'teams' | 'trainingTimes'>>('teams.json'),
    ...read<Pick<DemoFiles, 'gatherings' | 'series' | 'matches' | 'homeGround'>>('events.json'),
  };
}
