import type { Registry, SectionDescriptor } from '@portal/api/contract';
import type { PortalApi } from '../pipeline/portal-api.ts';

/**
 * A candidate that takes the place of its section's live version: for visitors with the link, or in a share (percent)
 * of documents.
 */
export type Trial = { kind: 'preview' | 'canary'; share: number | null; descriptor: SectionDescriptor };

/** The trials that the API knows, from memory. */
export type Trials = {
  /** The running trials; the same list until one begins or ends. */
  current(this: void): readonly Trial[];
  /** The preview that a token opens. */
  previewOf(this: void, token: string): Trial | undefined;
};

/** A candidate as pages and browsers call it. */
export function trialName({
  descriptor: { name, version },
}: {
  descriptor: Pick<SectionDescriptor, 'name' | 'version'>;
}): string {
  return `${name}@${version}`;
}

/** The API with a candidate among the live releases. */
export function withCandidate(api: PortalApi, candidate: SectionDescriptor): PortalApi {
  let made: { live: Registry; registry: Registry } | undefined;
  return {
    ...api,
    registry() {
      const live = api.registry();
      if (made?.live !== live) made = { live, registry: replaceIn(live, candidate) };
      return made.registry;
    },
  };
}

/** These releases with the candidate in place of its section's live version. */
export function replaceIn(live: Registry, candidate: SectionDescriptor): Registry {
  const others = live.sections.filter(({ name }) => name !== candidate.name);
  // In the order in which the database has them.
  const sections = [...others, candidate].sort((one, other) => (one.name < other.name ? -1 : 1));
  return { ...live, sections };
}
