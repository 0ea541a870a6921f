import { fetchRegistry } from '@portal/server/portal-client';
import { ensureRenderWorker, renderWorkerFile } from '../build/build-shell.ts';
import { shellMisfits } from '../release/shell-misfits.ts';
import type { RemoteConfigs } from '../webpack/remote.ts';
import { showDeployed } from './deployed-portal.ts';
import { developSection } from './develop-section.ts';
import type { DevelopedSection } from './development-state.ts';
import { createErrorReport } from './error-report.ts';
import { HOT_HOST } from './hot-server.ts';
import type { Address } from './listen.ts';
import { freePorts } from './ports.ts';

/** A section to develop in a deployed portal. */
export type DevelopmentWith = {
  name: string;
  /** Its development builds. */
  configs: RemoteConfigs;
  /** The deployed portal. */
  portalUrl: string;
  /** The address the portal is shown at with the section in it. */
  address: Address;
  /** The lowest port of the development server; taken ones are skipped. */
  firstPort: number;
  say: (line: string) => void;
};

/**
 * Shows a deployed portal with one section built from the sources here; pages load anew after each change, because the
 * portal's React replaces no components. Nothing is sent to the portal but GET and HEAD without cookies. Resolves when
 * pages can be opened; returns how to end it. Throws a `PortalError` when there is no portal.
 */
export async function developWith(options: DevelopmentWith): Promise<() => Promise<void>> {
  const { name, configs, portalUrl, address, firstPort, say } = options;
  const [port = 0] = await freePorts(HOT_HOST, firstPort, 1);
  const live = await fetchRegistry(portalUrl);
  const latest = keepLatest();
  let told = '';
  const tellSkew = async (section: DevelopedSection) => {
    const misfits = live.shell ? await shellMisfits(section, live.shell) : [];
    const text = misfits.join('\n  ');
    if (text && text !== told)
      say(`\nDer Rahmen unter ${portalUrl} ist älter als dieses Modul; veröffentlicht würde es nicht:\n  ${text}\n`);
    told = text;
  };
  const watch = await developSection({
    name,
    configs,
    port,
    workerFile: renderWorkerFile,
    shellReady: ensureRenderWorker(),
    report: createErrorReport(say),
    workbench: {
      ...latest,
      renew(part, section) {
        latest.renew(part, section);
        if (section) void tellSkew(section);
      },
    },
    say,
  });
  await watch.tried;
  const stopShowing = await showDeployed({ portalUrl, address, section: latest.section, say }).catch(
    async (error: unknown) => {
      // Running builds keep the process alive.
      await watch.stop();
      throw error;
    },
  );
  return async () => void (await Promise.all([stopShowing(), watch.stop()]));
}

/** The last good build, for requests while none is under way. */
function keepLatest() {
  let built: DevelopedSection | undefined;
  let build = 0;
  let isBuilding = true;
  let waiting: (() => void)[] = [];
  return {
    begin(_part: string) {
      isBuilding = true;
    },
    renew(_part: string, section?: DevelopedSection) {
      build += 1;
      // A version of its own, so that an open page is not mixed with the next build.
      if (section) built = { ...section, descriptor: { ...section.descriptor, version: `0.0.${build}` } };
    },
    end(_part: string) {
      isBuilding = false;
      for (const proceed of waiting) proceed();
      waiting = [];
    },
    async section(this: void) {
      if (isBuilding) await new Promise<void>((resolve) => waiting.push(resolve));
      return built;
    },
  };
}
