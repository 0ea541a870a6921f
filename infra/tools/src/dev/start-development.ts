import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSection, sectionConfigs } from '../build/build-section.ts';
import { workspaceSections } from '@portal/server/workspace-sections';
import { portal, projectRoot } from '../webpack/index.ts';
import { developSection } from './develop-section.ts';
import { developedShell, developShell } from './develop-shell.ts';
import { developmentFolder } from './development-folder.ts';
import { createErrorReport } from './error-report.ts';
import { withFastRefresh } from './fast-refresh.ts';
import { holdRequests } from './held-requests.ts';
import { HOT_HOST, hotOrigin } from './hot-server.ts';
import { createPortalProcess } from './portal-process.ts';
import { freePorts } from './ports.ts';
import { watchBuild } from './watch-build.ts';
import { createWorkbench } from './workbench.ts';

/** The sections to develop, and the ports. */
export type DevelopmentOptions = {
  /** Sections to develop; the others stay as they are released. */
  sections: readonly string[];
  /** The portal's port. */
  address: { host: string; port: number };
  /** The lowest port of the development servers; taken ones are skipped. */
  firstPort: number;
  say: (line: string) => void;
};

/**
 * Runs the portal from its sources: shell, API and the given sections are rebuilt after each change. Resolves when
 * all of it is under way; returns how to end it.
 */
export async function startDevelopment({
  sections,
  address,
  firstPort,
  say,
}: DevelopmentOptions): Promise<() => Promise<void>> {
  const [portalPort = 0, shellPort = 0, ...sectionPorts] = await freePorts(HOT_HOST, firstPort, sections.length + 2);
  const stopHolding = await holdRequests(address, { host: HOT_HOST, port: portalPort });
  const origin = `http://${address.host}:${address.port}`;
  const shell = developedShell(shellPort);
  const report = createErrorReport(say);
  const portalFolder = developmentFolder('infra');
  const server = createPortalProcess(join(portalFolder, 'portal.mjs'), portalPort, () => workbench.state(), say);
  const scriptOrigins = [shellPort, ...sectionPorts].map(hotOrigin);
  const workbench = createWorkbench({ origin, shell, scriptOrigins, sections }, (state) => server.tell(state));
  const tools = { report, workbench, say };

  const shellWatch = await developShell({ port: shellPort, ...tools });
  const { workerFile } = shell;
  const sectionWatches = await Promise.all(
    sections.map(async (name, index) => {
      const { client, server } = await sectionConfigs(name, 'development');
      const configs = { client: withFastRefresh(client, 'remote'), server };
      const port = sectionPorts[index] ?? 0;
      return developSection({ name, configs, port, workerFile, shellReady: shellWatch.ready, ...tools });
    }),
  );
  const prepared = shellWatch.ready.then(() => buildMissing(sections, workerFile, say));
  const configuration = portal('development');
  const portalWatch = watchBuild(
    {
      ...configuration,
      entry: { portal: join(import.meta.dirname, 'dev-portal.ts') },
      output: { ...configuration.output, path: portalFolder },
    },
    {
      title: 'Server',
      report,
      say,
      onBuilt: async () => {
        await Promise.all([prepared, ...sectionWatches.map(({ tried }) => tried)]);
        await server.restart();
      },
    },
  );
  return async () => {
    await Promise.all([server.stop(), stopHolding()]);
    await Promise.all([shellWatch, ...sectionWatches, portalWatch].map(({ stop }) => stop()));
  };
}

/** Sections that are not developed are served as released; a new portal needs a release of them first. */
async function buildMissing(
  developed: readonly string[],
  workerFile: string,
  say: (line: string) => void,
): Promise<void> {
  const others = (await workspaceSections(projectRoot)).filter((name) => !developed.includes(name));
  for (const name of others) {
    if (existsSync(join(projectRoot, `mfe-${name}/dist/descriptor.json`))) continue;
    say(`Modul ${name} wird einmal gebaut …`);
    await buildSection(name, '0.0.0', workerFile).catch((error: unknown) =>
      say(`Modul ${name} lässt sich nicht bauen: ${error instanceof Error ? error.message : String(error)}`),
    );
  }
}
