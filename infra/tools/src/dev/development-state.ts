import type { SectionDescriptor } from '@portal/api/contract';
import type { Development } from '@portal/server/development';

/** A section being developed: `folder` holds its server bundle, `url` (ending in a slash) its browser build. */
export type DevelopedSection = { descriptor: SectionDescriptor; folder: string; url: string };

/** The building process's message to the portal's process, at its start and after each change. */
export type DevelopmentState = Pick<Development, 'origin' | 'shell' | 'scriptOrigins' | 'sections'> & {
  /** The sections among `sections` that could be built, each in its last good build. */
  built: readonly DevelopedSection[];
  /** Rises with every finished build of something the server renders with. */
  build: number;
  /** Whether such a build is under way. */
  isBuilding: boolean;
};
