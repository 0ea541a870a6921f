import type { ReleaseOutcome, SectionDescriptor } from '@portal/api/contract';
import { releaseToken } from '@portal/api/release-token';
import { nextVersion } from '../client/next-version.ts';
import { fetchHistory, publishSection, type Access } from '../client/portal-client.ts';

/** A section as it was built: `folder` holds client/ and server/; the descriptor's version is replaced. */
export type BuiltSection = { folder: string; descriptor: SectionDescriptor; packageVersion: string };

/** What became of one section; `error` when it was refused, the others go on. */
export type WorkspaceResult =
  | { section: string; result: 'unchanged' }
  | { section: string; result: 'published'; outcome: ReleaseOutcome }
  | { section: string; result: 'refused'; error: Error };

/**
 * Publishes each section whose build the portal does not know. One that is known stays as it is, so that a section that
 * was rolled back is not activated again by a restart; only its files come back when they were lost.
 */
export async function publishWorkspaceSections(
  portalUrl: string,
  releaseSecret: string,
  sections: readonly BuiltSection[],
): Promise<WorkspaceResult[]> {
  const results: WorkspaceResult[] = [];
  for (const built of sections) {
    const section = built.descriptor.name;
    const access = { portalUrl, token: releaseToken(releaseSecret, section) };
    results.push(
      await publishWhenNew(access, built).catch((error: unknown) => {
        if (error instanceof Error) return { section, result: 'refused' as const, error };
        throw error;
      }),
    );
  }
  return results;
}

async function publishWhenNew(
  access: Access,
  { folder, descriptor, packageVersion }: BuiltSection,
): Promise<WorkspaceResult> {
  const section = descriptor.name;
  const history = await fetchHistory(access, section);
  const known = history.filter(({ build }) => build === descriptor.build);
  for (const { version } of known.filter(({ available }) => !available)) {
    await publishSection({
      ...access,
      folder,
      descriptor: { ...descriptor, version },
      expected: null,
      activate: false,
    });
  }
  if (known.length > 0) return { section, result: 'unchanged' };
  const version = nextVersion(
    history.map((release) => release.version),
    packageVersion,
  );
  const expected = history.find(({ active }) => active)?.version ?? null;
  const outcome = await publishSection({ ...access, folder, descriptor: { ...descriptor, version }, expected });
  return { section, result: 'published', outcome };
}
