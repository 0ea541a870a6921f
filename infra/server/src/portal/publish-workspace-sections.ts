import {
  isShell,
  type PublishedRelease,
  type ReleaseDescriptor,
  type ReleaseOutcome,
  type ReleaseSource,
} from '@portal/api/contract';
import { releaseFingerprint } from '@portal/api/release-build';
import { releaseToken } from '@portal/api/release-token';
import { compareWith } from '../client/git-source.ts';
import { nextVersion } from '../client/next-version.ts';
import { fetchHistory, publishSection, type Access } from '../client/portal-client.ts';
import { isReturnedTo, staysLive } from './stays-live.ts';

/**
 * A section or the shell as it was built: `folder` holds client/ and server/; a section's version is replaced.
 * `isNeeded`: it replaces any live version, even if it was published before.
 */
export type BuiltRelease = {
  folder: string;
  descriptor: ReleaseDescriptor;
  packageVersion: string;
  isNeeded?: boolean;
};

/**
 * The outcome for one section; `error` when it was refused, the others go on; `live` is another build and stays, after
 * a rollback if `isReturned`.
 */
export type WorkspaceResult =
  | { section: string; result: 'unchanged' | 'withdrawn' }
  | { section: string; result: 'kept'; live: PublishedRelease; isReturned: boolean }
  | { section: string; result: 'published'; outcome: ReleaseOutcome }
  | { section: string; result: 'refused'; error: Error };

/** The folder that the portal runs in, and its sources. */
type Workspace = { folder: string; source: ReleaseSource };

/**
 * Publishes each section that has no history, or whose live version a start made live, in a build that is not known. A
 * restart neither brings back a section that was rolled back, in any build, nor replaces a version that somebody
 * released; it only restores lost files.
 */
export async function publishWorkspaceSections(
  portalUrl: string,
  releaseSecret: string,
  workspace: Workspace,
  sections: readonly BuiltRelease[],
): Promise<WorkspaceResult[]> {
  const results: WorkspaceResult[] = [];
  for (const built of sections) {
    const section = built.descriptor.name;
    const access = { portalUrl, token: releaseToken(releaseSecret, section) };
    results.push(
      await publishWhenNew(access, workspace, built).catch((error: unknown) => {
        if (error instanceof Error) return { section, result: 'refused' as const, error };
        throw error;
      }),
    );
  }
  return results;
}

async function publishWhenNew(
  access: Access,
  workspace: Workspace,
  { folder, descriptor, packageVersion, isNeeded = false }: BuiltRelease,
): Promise<WorkspaceResult> {
  const section = descriptor.name;
  const { revision, releases } = await fetchHistory(access, section);
  const fingerprint = releaseFingerprint(descriptor);
  const known = releases.filter((release) => release.fingerprint === fingerprint);
  const source = { ...workspace.source, origin: 'portal' };
  for (const { version } of known.filter(({ available, removed }) => !available && !removed)) {
    await publishSection({
      ...access,
      folder,
      descriptor: withVersion(descriptor, version),
      expected: revision,
      source,
      activate: false,
    });
  }
  const live = releases.find(({ active }) => active);
  if (!isNeeded && releases.length > 0) {
    if (!live) return { section, result: 'withdrawn' };
    if (live.fingerprint === fingerprint) return { section, result: 'unchanged' };
    const { origin } = live.source;
    if (staysLive({ version: live.version, origin }, fingerprint, releases))
      return { section, result: 'kept', live, isReturned: isReturnedTo(live.version, releases) };
  }
  const published = releases.map((release) => release.version);
  const version = isShell(descriptor) ? descriptor.version : nextVersion(published, packageVersion);
  const outcome = await publishSection({
    ...access,
    folder,
    descriptor: withVersion(descriptor, version),
    expected: revision,
    source,
    ancestry: await compareWith(workspace.folder, live?.source.commit),
    // A folder that is deployed need not know its history; the live version came from one like it.
    said: { newOrigin: true, ...(isNeeded && { again: true, older: true }) },
  });
  return { section, result: 'published', outcome };
}

function withVersion(descriptor: ReleaseDescriptor, version: string): ReleaseDescriptor {
  return isShell(descriptor) ? descriptor : { ...descriptor, version };
}
