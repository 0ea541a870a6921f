/** A section's name, as a part of regular expressions. */
export const NAME_PATTERN = '[a-z][a-z0-9-]{0,30}';

/** The version of a new release of a section, as a regular expression: without leading zeros, so that they compare. */
export const NEW_VERSION_PATTERN = '^(0|[1-9]\\d{0,4})(\\.(0|[1-9]\\d{0,4})){2}$';
/** The version of a stored release of a section, as a part of regular expressions: old ones may have leading zeros. */
export const STORED_VERSION_PATTERN = '\\d{1,5}\\.\\d{1,5}\\.\\d{1,5}';
/** The same of the shell, too. */
export const VERSION_PATTERN = `(${STORED_VERSION_PATTERN}|[0-9a-f]{12})`;

/** The name under which the shell is released; no section has it. */
export const SHELL = 'shell';

/** A commit's hash in git, SHA-1 or SHA-256. */
export const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;

/** A repository for a reader, in German, after „aus“: one without a remote is named as short as commits are. */
export function repositoryText(origin: string): string {
  return COMMIT.test(origin) ? `Repository ${origin.slice(0, 7)}` : origin;
}

/** Characters of release notes, at most. */
export const LONGEST_RELEASE_NOTES = 2000;
