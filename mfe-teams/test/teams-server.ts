import type { ClubEvent, Matches, Team, TrainingTime } from '@portal/api/contract';
import { serveAnswers, type AnswerServer } from '@portal/shared-ui/test/serve-answers';

type TeamsState = {
  events: ClubEvent[];
  matches: Matches;
  teams: Team[];
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
    teams: [],
    trainingTimes: [],
    requests: [],
    failure: 0,
  };
  return Object.assign(teams, await serveAnswers(teams, (url) => answer(teams, url)));
}

function answer(server: TeamsState, { pathname, searchParams }: URL): unknown {
  const [resource, id] = pathname.replace('/api/', '').split('/');
  if (resource === 'events') return inRange(server.events, searchParams);
  if (resource === 'matches' && id === 'next') return { match: server.matches.next[0] ?? null };
  if (resource === 'matches') return filtered(server.matches, searchParams);
  if (resource === 'training-times') return server.trainingTimes;
  if (resource === 'teams') return id ? server.teams.find(({ slug }) => slug === id) : server.teams;
  return undefined;
}

function inRange(events: readonly ClubEvent[], query: URLSearchParams): ClubEvent[] {
  const start = Date.parse(query.get('start') ?? '');
  const end = Date.parse(query.get('end') ?? '');
  return events.filter((event) => {
    const begin = Date.parse(event.startDate);
    return begin <= end && Date.parse(event.endDate ?? event.startDate) >= start;
  });
}

function filtered({ next, fixtures, results }: Matches, query: URLSearchParams): Matches {
  const ofTeam = (event: ClubEvent) => (query.get('team') ?? event.team) === event.team;
  const matching = (event: ClubEvent) =>
    ofTeam(event) && (query.get('side') ?? (event.home ? 'home' : 'away')) === (event.home ? 'home' : 'away');
  return { next: next.filter(ofTeam), fixtures: fixtures.filter(matching), results: results.filter(matching) };
}
