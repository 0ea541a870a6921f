import { NEW_VERSION_PATTERN } from '@portal/api/release-names';
import semver from 'semver';
import { UsageError } from './usage-error.ts';

/** A version as npm knows it: `01.0.1`, with a leading zero, could not be compared with later ones. */
const VERSION = new RegExp(NEW_VERSION_PATTERN);

/**
 * The version a release gets by default: the package's own at first, then the next patch after the newest published
 * one.
 */
export function nextVersion(published: readonly string[], packageVersion: string): string {
  // A portal may have taken one with such a zero before it refused them.
  const known = published.flatMap((version) => semver.parse(version, { loose: true })?.version ?? []);
  if (!known.includes(packageVersion) && known.every((version) => semver.lt(version, packageVersion))) {
    return packageVersion;
  }
  return semver.inc([...known].sort(semver.rcompare)[0] ?? packageVersion, 'patch') ?? packageVersion;
}

/**
 * The text itself. Throws {@link UsageError}, naming the `file` with the text, if it is not a valid version for a
 * section.
 */
export function requireVersion(text: string, file?: string): string {
  if (VERSION.test(text)) return text;
  throw new UsageError(`${file ? `${file}: ` : ''}„${text}“ ist keine Version; gemeint ist etwas wie 1.4.0.`);
}
