import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseOutcome, SectionDescriptor } from '@portal/api/contract';
import { nextVersion } from '@portal/server/next-version';
import { activateVersion, fetchHistory, PortalError, publishSection, type Access } from '@portal/server/portal-client';
import { nameSources } from './source-places.ts';
import { UsageError } from '@portal/server/usage-error';

/** Builds a section; as `buildSection` in infra/tools/src/build. */
type BuildSection = (name: string, version: string) => Promise<{ folder: string; descriptor: SectionDescriptor }>;

/** What is wrong with a section's types; as `typeErrors` in infra/tools/src/build. */
type FindTypeErrors = (folder: string) => Promise<string[]>;

type Release = {
  section: string;
  /** Undefined takes the next free one. */
  version: string | undefined;
  access: Access;
  projectRoot: string;
  findTypeErrors: FindTypeErrors;
  buildSection: BuildSection;
  say: (line: string) => void;
};

/** Checks the types of one section, builds, publishes and activates it. Throws what is wrong with it or was refused. */
export async function releaseSection({
  section,
  version,
  access,
  projectRoot,
  findTypeErrors,
  buildSection,
  say,
}: Release): Promise<void> {
  const packageVersion = await readPackageVersion(projectRoot, section);
  const history = await fetchHistory(access, section);
  const live = history.find(({ active }) => active)?.version ?? null;
  const published = history.map((release) => release.version);
  const wanted = version ?? nextVersion(published, packageVersion);

  say(`${section} ${wanted} wird geprüft und gebaut …`);
  const errors = await findTypeErrors(`mfe-${section}`);
  if (errors.length > 0)
    throw new Error(`Die Typen stimmen nicht; veröffentlicht wird nichts.\n  ${errors.join('\n  ')}`);
  const { folder, descriptor } = await buildSection(section, wanted);
  const same = history.find(({ build, available }) => build === descriptor.build && available);
  if (same && version === undefined) {
    say(`Dieser Stand ist schon veröffentlicht: ${section} ${same.version}.`);
    return report(section, await activateVersion(access, section, same.version, live), say);
  }
  say(`${section} ${wanted} wird hochgeladen und geprüft …`);
  const candidate = { ...descriptor, version: wanted };
  const publication = { ...access, folder, descriptor: candidate, expected: live };
  report(section, await publishSection(publication).catch((error: unknown) => refuse(error, folder)), say);
}

/** The portal knows places in the built files only. */
async function refuse(error: unknown, folder: string): Promise<never> {
  if (!(error instanceof PortalError)) throw error;
  const reasons = await Promise.all(error.reasons.map((reason) => nameSources(reason, folder)));
  throw new PortalError(error.message, error.code, reasons);
}

function report(section: string, { live, previous }: ReleaseOutcome, say: (line: string) => void): void {
  if (live === previous) return say(`${section} ${live} war schon live; es hat sich nichts geändert.`);
  say(`${section} ${live} ist live${previous ? ` (vorher ${previous})` : ''}.`);
  if (previous) say(`Zurück geht es mit: npm run rollback -- ${section}`);
}

async function readPackageVersion(projectRoot: string, section: string): Promise<string> {
  const file = join(projectRoot, `mfe-${section}/package.json`);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`Den Bereich „${section}“ gibt es hier nicht: ${file} fehlt.`);
  });
  return (JSON.parse(text) as { version: string }).version;
}
