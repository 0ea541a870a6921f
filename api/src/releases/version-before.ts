/**
 * The version that was live before an activation, in SQL by the name of its table: after a withdrawal the one that was
 * withdrawn, so that there is a way back from what was released in its place.
 */
export const versionBefore = (activation: string) =>
  `coalesce(${activation}.previous, (SELECT withdrawal.previous FROM activations withdrawal
    WHERE withdrawal.section = ${activation}.section AND withdrawal.id < ${activation}.id ORDER BY withdrawal.id DESC LIMIT 1))`;
