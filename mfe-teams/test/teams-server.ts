import type { ClubEvent, ClubFacts, Matches, Team, TrainingTime } from '@portal/api/contract';
import { serveFetch } from '@portal/shared-ui/test/serve-fetch';
import { clubFacts } from '@portal/shared-ui/test/club';

/** An HTTP server that answers like the API of sport, settings included; `requests` are the paths asked for, in order. */
export type TeamsServer = {
  events: ClubEvent[];
  matches: Matches;
  teams: Team[];
  trainingTimes: TrainingTime[];
  footballData: ClubFacts['footballData'];
  requests: string[];
  /** Status every request gets instead of its answer; 0 for the answer. */
  failure: number;
  /** Answers, or only those to one path, wait until the returned function is called. */
  hold(path?: string): () => void;
  close(): Promise<void>;
};

/** Starts the server and sends the page's relative requests to it. */
export async function startTeamsServer(): Promise<TeamsServer> {
  let gate: Promise<void> = Promise.resolve();
  let held: string | undefined;
  const teams: TeamsServer = {
    events: [],
    matches: { next: [], fixtures: [], results: [] },
    teams: [],
    trainingTimes: [],
    footballData: null,
    requests: [],
    failure: 0,
    hold: (path) => {
      let open: () => void = () => undefined;
      held = path;
      gate = new Promise((resolve) => (open = resolve));
      return open;
    },
    close: () => server.stop(),
  };
  const server = await serveFetch((request, response) => {
    const path = request.url ?? '';
    teams.requests.push(path);
    const waiting = held === undefined || held === path ? gate : Promise.resolve();
    void waiting.then(() => {
      const body = teams.failure ? undefined : answer(teams, new URL(path, 'http://api'));
      response.statusCode = teams.failure || (body === undefined ? 404 : 200);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body ?? { statusCode: response.statusCode, code: 'failed', message: 'Nein.' }));
    });
  });
  return teams;
}

function answer(server: TeamsServer, { pathname, searchParams }: URL): unknown {
  const [resource, id] = pathname.replace('/api/', '').split('/');
  if (resource === 'settings') return clubFacts({ footballData: server.footballData });
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
