import type { PortalApi, Shell } from '@portal/shell/server';

/** The parts of a portal in development that come from builds running beside it; see infra/tools/src/dev. */
export type Development = {
  /** The address for browsers: requests are held there while it restarts. */
  origin: string;
  /** The shell being developed, which takes the place of the released one. */
  shell: Shell;
  /** Origins of the servers that hand out the browser builds. */
  scriptOrigins: readonly string[];
  /** Sections being developed, which take the place of released ones. */
  sections: readonly string[];
  /** Overlays the released sections with the developed ones. */
  overlay: (released: PortalApi) => PortalApi;
  /** Resolves when no build is under way, so that no page is made of parts that do not belong together. */
  whenBuilt: () => Promise<void>;
};
