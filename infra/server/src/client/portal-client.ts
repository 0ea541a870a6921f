import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type {
  Activation,
  Ancestry,
  LiveUses,
  NewCanary,
  Pin,
  Registry,
  ReleaseDescriptor,
  ReleaseOutcome,
  ReleaseSource,
  ReleaseTrial,
  ReleaseConsent,
  Rollback,
  TrialEnd,
  RescuedAccount,
  SectionHealth,
  SectionHistory,
} from '@portal/api/contract';

/** Which portal. */
export type PortalAddress = { portalUrl: string };

/** The same with a token that has the required permission. */
export type Access = PortalAddress & { token: string };

/**
 * A publication: `folder` holds client/ and server/; `expected` is the section's revision in the history by which its
 * commit was compared with the live one.
 */
export type Publication = Access & {
  folder: string;
  descriptor: ReleaseDescriptor;
  expected: number;
  /** The commit it was built from, and how that relates to the live one; unknown if absent. */
  source?: ReleaseSource;
  ancestry?: Ancestry;
  said?: ReleaseConsent;
  /** The release notes. */
  notes?: string | undefined;
  /** What `signRelease` returns, if the sender has a key. */
  signature?: string | undefined;
  /** false only stores the version. */
  activate?: boolean;
};

/** Milliseconds; a release is rendered page by page before the portal answers. */
const TIME_LIMIT = 180_000;

/** The portal refused or did not answer; the message is a German sentence, `reasons` say more when there are any. */
export class PortalError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly reasons: readonly string[] = [],
  ) {
    super(message);
  }
}

/** The live releases. Throws {@link PortalError}. */
export function fetchRegistry(portalUrl: string): Promise<Registry> {
  return ask<Registry>(portalUrl, '/api/releases', {}, 'sections');
}

/** The resources of the API that the live releases use. Throws {@link PortalError}. */
export function fetchUses(portalUrl: string): Promise<LiveUses[]> {
  return ask<LiveUses[]>(portalUrl, '/api/releases/uses', {}, 'length');
}

/** The published versions of a section, newest first. Throws {@link PortalError}. */
export function fetchHistory({ portalUrl, token }: Access, section: string): Promise<SectionHistory> {
  return ask<SectionHistory>(
    portalUrl,
    `/api/releases/history?section=${section}`,
    { headers: headers(token) },
    'releases',
  );
}

/** How a section's versions fare among visitors. Throws {@link PortalError}. */
export function fetchHealth({ portalUrl, token }: Access, section: string): Promise<SectionHealth> {
  return ask<SectionHealth>(
    portalUrl,
    `/api/releases/health?section=${section}`,
    { headers: headers(token) },
    'versions',
  );
}

/** Uploads a built section or shell and, by default, makes it live. Throws {@link PortalError}. */
export async function publishSection(publication: Publication): Promise<ReleaseOutcome> {
  const {
    portalUrl,
    token,
    folder,
    descriptor,
    expected,
    source,
    ancestry,
    said,
    notes,
    signature,
    activate = true,
  } = publication;
  const form = new FormData();
  form.append('descriptor', JSON.stringify(descriptor));
  for (const { path } of descriptor.files) form.append(path, new Blob([await readFile(join(folder, path))]));
  const facts = { ...source, ancestry, notes, signature, ...said, expected, ...(!activate && { activate }) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(facts))
    if (value !== undefined && value !== null) query.set(name, String(value));
  return ask<ReleaseOutcome>(portalUrl, `/api/releases/${descriptor.name}?${query}`, {
    method: 'POST',
    headers: headers(token),
    body: form,
  });
}

/**
 * Returns to a version, or to the one before the live one; forced without a check. `expected` is the section's
 * revision, so that a request that is sent twice goes back once. Throws {@link PortalError}.
 */
export function rollBackSection(access: Access, section: string, rollback: Rollback = {}): Promise<ReleaseOutcome> {
  return post(access, `/api/releases/${section}/rollback`, rollback);
}

/** Keeps the files of a version, or no longer. Throws {@link PortalError}. */
export function pinVersion(access: Access, section: string, version: string, pinned: boolean): Promise<Pin> {
  return post(access, `/api/releases/${section}/pin`, { version, pinned });
}

/** Takes a section off the portal; refused when its revision is no longer `expected`. Throws {@link PortalError}. */
export function withdrawSection(access: Access, section: string, expected: number): Promise<ReleaseOutcome> {
  return post(access, `/api/releases/${section}/withdraw`, { expected });
}

/** The trials of a section, and the canaries that have ended. Throws {@link PortalError}. */
export function fetchTrials({ portalUrl, token }: Access, section: string): Promise<ReleaseTrial[]> {
  return ask<ReleaseTrial[]>(
    portalUrl,
    `/api/releases/trials?section=${section}`,
    { headers: headers(token) },
    'length',
  );
}

/**
 * Begins a preview of a published version, which the portal checks as before it goes live. Throws {@link PortalError}.
 */
export function beginPreview(access: Access, section: string, version: string): Promise<ReleaseTrial> {
  return post(access, `/api/releases/${section}/preview`, { version });
}

/** Begins a canary of a published version, in place of the section's earlier one. Throws {@link PortalError}. */
export function beginCanary(access: Access, section: string, canary: NewCanary): Promise<ReleaseTrial> {
  return post(access, `/api/releases/${section}/canary`, canary);
}

/** Ends a trial. Throws {@link PortalError}. */
export async function endTrial(access: Access, section: string, trial: TrialEnd): Promise<void> {
  await post(access, `/api/releases/${section}/trials/end`, trial);
}

/** Makes a published version live; `expected` is the section's revision. Throws {@link PortalError}. */
export function activateVersion(access: Access, section: string, activation: Activation): Promise<ReleaseOutcome> {
  return post(access, `/api/releases/${section}/activate`, activation);
}

/** Gives a locked-out administrator access again. Throws {@link PortalError}. */
export function rescueAdministrator(access: Access, email: string): Promise<RescuedAccount> {
  return post(access, '/api/users/rescue', { email });
}

function post<T>({ portalUrl, token }: Access, path: string, body: object): Promise<T> {
  return ask<T>(portalUrl, path, {
    method: 'POST',
    headers: { ...headers(token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The cause, as a clause, when a server in front of the portal answers with a page of its own. */
const BEFORE_PORTAL: Readonly<Record<number, readonly [fault: string, remedy: string]>> = {
  413: ['lässt so große Anfragen nicht durch', 'er muss etwas mehr als 20 MB annehmen.'],
  502: ['erreicht es nicht', 'läuft es?'],
  503: ['erreicht es nicht', 'läuft es?'],
  504: ['wartet nicht auf seine Antwort', 'er muss drei Minuten warten, weil es so lange prüfen darf.'],
};

/** It may have passed the request on. */
const GAVE_UP = new Set([502, 504]);

/** A portal's answers contain `mark`: others answer in JSON, too. */
async function ask<T>(portalUrl: string, path: string, init: RequestInit, mark?: keyof T): Promise<T> {
  const unreachable = `Das Portal unter ${portalUrl} antwortet nicht.`;
  const answer = await fetch(new URL(path, portalUrl), { ...init, signal: AbortSignal.timeout(TIME_LIMIT) }).catch(
    (error: unknown) => {
      const isSent = init.method === 'POST' && error instanceof Error && error.name === 'TimeoutError';
      throw new PortalError(`${unreachable} (${describe(error)})`, isSent ? 'maybe_done' : 'unreachable');
    },
  );
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && (mark ? mark in Object(body) : body !== null || answer.status === 204)) return body as T;
  // On a redirect to another origin fetch drops the token, and turns the request into a GET.
  const { origin } = new URL(answer.url);
  if (origin !== new URL(portalUrl).origin)
    throw new PortalError(`${portalUrl} leitet weiter, ohne das Token; gemeint ist wohl ${origin}.`, 'unreachable');
  const { message, code, reasons } = (body ?? {}) as { message?: string; code?: string; reasons?: string[] };
  if (message && typeof code === 'string') throw new PortalError(message, code, reasons);
  const [fault, remedy] = BEFORE_PORTAL[answer.status] ?? [];
  const before = `Ein Server vor dem Portal unter ${portalUrl} ${fault} (HTTP ${answer.status}); ${remedy}`;
  // The portal finishes a request that has been passed on, even if the client has stopped waiting.
  const isUndecided = init.method === 'POST' && GAVE_UP.has(answer.status);
  if (fault) throw new PortalError(before, isUndecided ? 'maybe_done' : 'proxy');
  const nobody = answer.status < 500 ? `Unter ${portalUrl} antwortet kein Portal.` : unreachable;
  throw new PortalError(`${nobody} (HTTP ${answer.status})`, 'unreachable');
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // OpenSSL's ends with a line break.
  return cause instanceof Error ? cause.message.trim() || cause.name : String(cause);
}

function headers(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'x-released-by': author() };
}

/**
 * A name for the history: RELEASED_BY, else the user of this machine. A header's value is Latin-1, which has what
 * German names are written with.
 */
function author(): string {
  const name = process.env['RELEASED_BY'] || systemUser();
  return name.normalize('NFC').replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?');
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unbekannt';
  }
}
