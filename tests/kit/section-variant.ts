import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ReleaseFile, ReleaseOutcome, SectionDescriptor } from '@portal/api/contract';
import { releaseBuild } from '@portal/api/release-build';
import { releaseToken } from '@portal/api/release-token';
import { noteOnceLive } from '@portal/api/test/release';
import { fetchHistory, publishSection, rollBackSection, type Access } from '@portal/server/portal-client';
import type { Portal } from './journey-test.ts';
import { embeddedDatabase } from './portal-process.ts';

/** A built section's files by path, as text, and its descriptor; a test may change them. */
export type SectionVariant = { files: Map<string, string>; descriptor: SectionDescriptor };

/** The folder of the workspace, in which everything is built. */
export const workspace = join(import.meta.dirname, '../..');

/** The access to release a section at a portal on this machine. */
export async function accessTo({ url, dataDir }: Portal, section: string): Promise<Access> {
  const secret = (await readFile(join(dataDir, 'release-secret'), 'utf8')).trim();
  return { portalUrl: url, token: releaseToken(secret, section) };
}

/** A section as it was built from the workspace, by default the news. */
export async function builtVariant(section = 'news'): Promise<SectionVariant> {
  const built = join(workspace, `mfe-${section}/dist`);
  const descriptor = JSON.parse(await readFile(join(built, 'descriptor.json'), 'utf8')) as SectionDescriptor;
  const files = descriptor.files.map(async ({ path }) => [path, await readFile(join(built, path), 'utf8')] as const);
  return { files: new Map(await Promise.all(files)), descriptor };
}

/** The news with another placeholder in the search box, in the browser's files as well as in the server's. */
export async function variantWithPlaceholder(placeholder: string): Promise<SectionVariant> {
  const variant = await builtVariant();
  let changed = 0;
  for (const [path, text] of variant.files) {
    if (!text.includes('Suche nach Titel oder Inhalt...')) continue;
    changed++;
    variant.files.set(path, text.replaceAll('Suche nach Titel oder Inhalt...', placeholder));
  }
  if (changed !== 2) throw new Error(`The placeholder stands in ${changed} files, not in one for each side`);
  return variant;
}

/** Publishes a variant as the next version and makes it live. Throws `PortalError` when it is refused. */
export async function releaseVariant(portal: Portal, variant: SectionVariant): Promise<ReleaseOutcome> {
  return publishAs(portal, variant, await nextVersion(portal, variant.descriptor.name));
}

async function nextVersion(portal: Portal, section: string): Promise<string> {
  const { releases } = await fetchHistory(await accessTo(portal, section), section);
  const patch = Math.max(-1, ...releases.map(({ version }) => Number(version.split('.')[2])));
  return `1.0.${patch + 1}`;
}

/** Publishes a variant as the next version, which is not live. */
export async function publishCandidate(portal: Portal, variant: SectionVariant): Promise<string> {
  const version = await nextVersion(portal, variant.descriptor.name);
  await publishAs(portal, variant, version, false);
  return version;
}

/** Makes a variant live that the check would refuse, as in a rollback to a version that was sound in its time. */
export async function forceLive(portal: Portal, variant: SectionVariant): Promise<ReleaseOutcome> {
  const { name } = variant.descriptor;
  const version = await publishCandidate(portal, variant);
  // It brings the whole API with it, which most tests do not need.
  const { connectDatabase } = await import('@portal/api');
  const db = connectDatabase(await embeddedDatabase(portal.dataDir), 1);
  try {
    await noteOnceLive(db, name, version);
  } finally {
    await db.destroy();
  }
  return rollBackSection(await accessTo(portal, name), name, { version, force: true });
}

/** Publishes the live version of a variant again. */
export function republish(portal: Portal, variant: SectionVariant, version: string): Promise<ReleaseOutcome> {
  return publishAs(portal, variant, version);
}

async function publishAs(
  portal: Portal,
  { files, descriptor }: SectionVariant,
  version: string,
  activate = true,
): Promise<ReleaseOutcome> {
  const access = await accessTo(portal, descriptor.name);
  const { revision: expected } = await fetchHistory(access, descriptor.name);
  // A repeated test releases the version that its first try rolled back.
  const said = { again: true, newOrigin: true };
  const described = [...files].map(([path, text]) => describeFile(path, text, descriptor.files));
  const candidate = { ...descriptor, version, build: releaseBuild(described), files: described };
  return writeFiles(files, (folder) =>
    publishSection({ ...access, folder, descriptor: candidate, expected, said, activate }),
  );
}

/** Lays files into a folder that is there while something works with it. */
export async function writeFiles<T>(
  files: ReadonlyMap<string, string>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'variant-'));
  try {
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Makes the version live before the test live again; if later ones have pushed it out, it publishes the same files as a
 * new version. With `force` it is not checked again, which renders all its pages.
 */
export async function returnToVersion(portal: Portal, version: string, section = 'news', force = false): Promise<void> {
  const access = await accessTo(portal, section);
  const { releases } = await fetchHistory(access, section);
  const isKept = releases.some((published) => published.version === version);
  if (isKept) await rollBackSection(access, section, { version, again: true, force });
  else await releaseVariant(portal, await builtVariant(section));
}

/** The live version of a section, by default of the news. */
export async function liveVersion(portal: Portal, section = 'news'): Promise<string> {
  const { releases } = await fetchHistory(await accessTo(portal, section), section);
  const live = releases.find(({ active }) => active);
  if (!live) throw new Error(`No version of ${section} is live`);
  return live.version;
}

/** A file as a descriptor names it; as `built` does if it is unchanged. */
export function describeFile(path: string, text: string, built: readonly ReleaseFile[]): ReleaseFile {
  const content = Buffer.from(text);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  // Compressing all of a section takes longer than releasing it.
  const unchanged = built.find((file) => file.path === path && file.integrity === integrity);
  const brotliBytes = () => (path.startsWith('client/') ? brotliCompressSync(content).length : 0);
  return unchanged ?? { path, bytes: content.length, brotliBytes: brotliBytes(), integrity };
}
