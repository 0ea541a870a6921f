import type { NamedOrigin } from '../contract/index.ts';

/** Whether both mean the same place for the same purpose. */
export function isSameOrigin(one: NamedOrigin, other: NamedOrigin): boolean {
  return one.kind === other.kind && one.origin === other.origin;
}
