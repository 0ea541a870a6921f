import semver from 'semver';

/** The version a release gets by default: the package's own at first, then the next patch after the newest published one. */
export function nextVersion(published: readonly string[], packageVersion: string): string {
  if (!published.includes(packageVersion) && published.every((version) => semver.lt(version, packageVersion))) {
    return packageVersion;
  }
  return semver.inc([...published].sort(semver.rcompare)[0] ?? packageVersion, 'patch') ?? packageVersion;
}
