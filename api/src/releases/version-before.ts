/**
 * The version that was live before another one went live by a release, in SQL by the name of a table with `section` and
 * `version`; null where none was. After a withdrawal that is the one that was withdrawn, unless it came back itself;
 * rolling back twice goes back two steps, not forth again.
 */
export const versionBefore = (table: string) => `(
  SELECT before FROM (
    SELECT id, is_rollback, coalesce(previous, (
      SELECT withdrawal.previous FROM activations withdrawal
      WHERE withdrawal.section = shown.section AND withdrawal.id < shown.id ORDER BY withdrawal.id DESC LIMIT 1
    )) AS before
    FROM activations AS shown WHERE shown.section = ${table}.section AND shown.version = ${table}.version
  ) AS showings
  WHERE before IS DISTINCT FROM ${table}.version ORDER BY is_rollback, id DESC LIMIT 1)`;
