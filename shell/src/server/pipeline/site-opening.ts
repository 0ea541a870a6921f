import type { FastifyRequest } from 'fastify';

/** Until somebody opens a site, only who is signed in sees its pages. */
export type SiteOpening = {
  /** As far as this process knows. */
  isOpen(): boolean;
  /** Whether this visitor sees pages. */
  admits(request: FastifyRequest): Promise<boolean>;
  /** What the club is called; undefined before anybody has said it. */
  clubName(): Promise<string | undefined>;
};
