import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { fetchRegistry } from '@portal/server/portal-client';
import { FAREWELL_WORKER, REGISTRY_PATH, WORKER_PATH } from '@portal/shell/server';
import { pageWith, registryWith, releasesWith } from './answers-with-section.ts';
import type { DevelopedSection } from './development-state.ts';
import { listen, type Address } from './listen.ts';

type DeployedPortal = {
  /** The portal's origin. */
  portalUrl: string;
  /** The address it is shown at. */
  address: Address;
  /** The section in its last good build, once no build is under way; undefined while there is none. */
  section: () => Promise<DevelopedSection | undefined>;
  say: (line: string) => void;
};

/** Milliseconds the portal has to answer. */
const PATIENCE = 30_000;
/** All that the portal learns of a request. */
const SENT = ['accept', 'accept-language', 'if-modified-since', 'if-none-match', 'range', 'user-agent'];
/** All that browsers learn of an answer, beside the policy. */
const RECEIVED = [
  'accept-ranges',
  'content-disposition',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'referrer-policy',
  'retry-after',
  'x-content-type-options',
];
const POLICY = 'content-security-policy';
const READ_ONLY = 'Hier wird das Portal nur gelesen: Was Seiten senden wollen, geht nicht hinaus.';

/**
 * Shows a deployed portal here, with a section in it that is developed on this machine. Only GET and HEAD go out, and
 * no cookie or credential in either direction. Resolves when it listens; returns how to end it.
 */
export async function showDeployed({ portalUrl, address, section, say }: DeployedPortal): Promise<() => Promise<void>> {
  const { origin } = new URL(portalUrl);
  const refused = new Set<string>();

  const handle = async (request: IncomingMessage, answer: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const [pathname = '/'] = url.split('?', 1);
    if (!['GET', 'HEAD'].includes(method)) {
      if (!refused.has(`${method} ${pathname}`)) say(`${method} ${pathname} wurde nicht gesendet.`);
      refused.add(`${method} ${pathname}`);
      return sendMessage(answer.setHeader('allow', 'GET, HEAD'), 405, 'read_only', READ_ONLY);
    }
    if (!url.startsWith('/')) return sendMessage(answer, 400, 'not_a_path', 'Das ist keine Adresse dieses Portals.');
    if (pathname === WORKER_PATH) return send(answer, 200, { 'content-type': 'text/javascript' }, FAREWELL_WORKER);

    const received = await fetch(origin + url, {
      method,
      headers: sentHeaders(request.headers),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const headers = receivedHeaders(received, origin);
    const policy = received.headers.get(POLICY) ?? '';
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    const current = isPage || pathname === REGISTRY_PATH ? await section() : undefined;
    if (method === 'HEAD' || !current || (!isPage && !received.ok)) {
      answer.writeHead(received.status, { ...headers, ...(policy && { [POLICY]: policy }) });
      return received.body ? pipeline(received.body, answer) : answer.end();
    }
    const [text, live] = await Promise.all([received.text(), fetchRegistry(portalUrl)]);
    const releases = releasesWith(current, live);
    const { etag: _of, 'last-modified': _another, ...others } = headers;
    if (!isPage) return send(answer, received.status, others, registryWith(releases, text));
    const page = pageWith(releases, url, { status: received.status, html: text, policy });
    return send(answer, page.status, { ...others, [POLICY]: page.policy }, page.html);
  };

  const server = createServer((request, answer) => {
    handle(request, answer).catch((error: unknown) => {
      if (answer.headersSent || answer.destroyed) return answer.destroy();
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      return sendMessage(answer, 502, 'unreachable', `${origin} antwortet nicht: ${reason}`);
    });
  });
  return listen(server, address);
}

function sentHeaders(headers: IncomingHttpHeaders): [string, string][] {
  return SENT.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
}

function receivedHeaders({ headers }: Response, origin: string): Record<string, string> {
  const known = RECEIVED.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const location = headers.get('location');
  return {
    ...Object.fromEntries(known),
    // Another portal that was shown at this address has other files at the same paths.
    'cache-control': 'no-cache',
    ...(location && { location: location.startsWith(`${origin}/`) ? location.slice(origin.length) : location }),
  };
}

function send(answer: ServerResponse, status: number, headers: Record<string, string>, body: string): ServerResponse {
  return answer.writeHead(status, { 'cache-control': 'no-cache', ...headers }).end(body);
}

function sendMessage(answer: ServerResponse, statusCode: number, code: string, message: string): ServerResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return send(answer, statusCode, headers, JSON.stringify({ statusCode, code, message }));
}
