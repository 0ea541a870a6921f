import type {
  AlbumSummary,
  ArticleSummary,
  ClubEvent,
  Department,
  Matches,
  Scoreboard,
  SeasonArchive,
  Team,
  TrainingTime,
} from '@portal/api/contract';
import { serveAnswers, type AnswerServer } from '@portal/shared-ui/test/serve-answers';

type TeamsState = {
  events: ClubEvent[];
  matches: Matches;
  scoreboard: Scoreboard;
  teams: Team[];
  departments: Department[];
  seasons: SeasonArchive[];
  articles: ArticleSummary[];
  albums: AlbumSummary[];
  trainingTimes: TrainingTime[];
  requests: string[];
  /** Status every request gets instead of its answer; 0 for the answer. */
  failure: number;
};

/** An HTTP server that answers like the API of sport; `requests` are the requested paths, in order. */
export type TeamsServer = TeamsState & AnswerServer;

/** Starts the server and sends the page's relative requests to it. */
export async function startTeamsServer(): Promise<TeamsServer> {
  const teams: TeamsState = {
    events: [],
    matches: { next: [], fixtures: [], results: [] },
    scoreboard: { lead: null, teams: [] },
    teams: [],
    departments: [],
    seasons: [],
    articles: [],
    albums: [],
    trainingTimes: [],
    requests: [],
    failure: 0,
  };
  return Object.assign(teams, await serveAnswers(teams, (url) => answer(teams, url)));
}

function answer(server: TeamsState, { pathname, searchParams }: URL): unknown {
  const [resource, id] = pathname.replace('/api/', '').split('/');
  if (resource === 'events') return inRange(server.events, searchParams);
  if (resource === 'matches' && id === 'scoreboard') return server.scoreboard;
  if (resource === 'matches') return filtered(server.matches, searchParams);
  if (resource === 'training-times') return server.trainingTimes;
  if (resource === 'departments') return server.departments;
  if (resource === 'seasons') return id ? server.seasons.find(({ slug }) => slug === id) : server.seasons;
  if (resource === 'albums') return server.albums;
  if (resource === 'news') return newsPage(server.articles, searchParams);
  if (resource === 'team-names' || resource === 'team-sides') return server.teams;
  if (resource === 'teams') return id ? server.teams.find(({ slug }) => slug === id) : server.teams;
  return undefined;
}

function newsPage(articles: readonly ArticleSummary[], query: URLSearchParams) {
  const found = articles.filter(({ category }) => category === query.get('category'));
  const items = found.slice(0, Number(query.get('limit')));
  return { items, page: 1, pages: 1, total: found.length, categories: [] };
}

function inRange(events: readonly ClubEvent[], query: URLSearchParams): ClubEvent[] {
  const start = Date.parse(query.get('start') ?? '');
  const end = Date.parse(query.get('end') ?? '');
  return events.filter((event) => {
    const begin = Date.parse(event.startDate);
    return begin <= end && Date.parse(event.endDate ?? event.startDate) >= start;
  });
}

function filtered({ next, running = [], fixtures, results, ...more }: Matches, query: URLSearchParams): Matches {
  const ofTeam = (event: ClubEvent) => (query.get('team') ?? event.team) === event.team;
  const matching = (event: ClubEvent) =>
    ofTeam(event) && (query.get('side') ?? (event.home ? 'home' : 'away')) === (event.home ? 'home' : 'away');
  const listed = { fixtures: fixtures.filter(matching), results: results.filter(matching) };
  return { ...more, next: next.filter(ofTeam), running, ...listed };
}
