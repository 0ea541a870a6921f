import type { FastifyRequest } from 'fastify';

/** Until somebody opens a site, only signed-in users see its pages. */
export type SiteOpening = {
  /** Whether the site is open, as far as this process knows. */
  isOpen(): boolean;
  /** Whether this visitor sees pages. */
  admits(request: FastifyRequest): Promise<boolean>;
  /** The club's name; undefined before anybody has set it. */
  clubName(): Promise<string | undefined>;
};
