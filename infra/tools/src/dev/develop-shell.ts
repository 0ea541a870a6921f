import { join } from 'node:path';
import { homeSlots } from '@portal/shared-ui/home-slots';
import { CONTRACT_VERSION } from '@portal/shared-ui/section';
import webpack from 'webpack';
import type { Development } from '@portal/server/development';
import { host, projectRoot, sharedVersions } from '../webpack/index.ts';
import { developmentFolder } from './development-folder.ts';
import type { ErrorReport } from './error-report.ts';
import { forSections, withFastRefresh } from './fast-refresh.ts';
import { hotOrigin, startHotServer } from './hot-server.ts';
import { watchBuild, type Watch } from './watch-build.ts';
import type { Workbench } from './workbench.ts';

/** Class names must equal the browser's, where React and styled-components also run in development mode. */
const developmentLibraries = new webpack.BannerPlugin({ banner: "process.env.NODE_ENV = 'development';", raw: true });

/** The shell's files for pages while it is developed; its browser build comes from a server of its own. */
export function developedShell(port: number): Development['shell'] {
  const folder = developmentFolder('shell');
  return {
    version: 'development',
    workerFile: join(folder, 'render-worker.cjs'),
    assets: { entry: `${hotOrigin(port)}/main.js`, preload: [] },
    // No names: the compiler knows the exports here.
    provides: { contract: CONTRACT_VERSION, shared: sharedVersions, names: {}, slots: [...homeSlots] },
  };
}

type Shell = { port: number; report: ErrorReport; workbench: Workbench; say: (line: string) => void };

/** Builds the shell after each change: the render worker and what browsers load. */
export async function developShell({ port, report, workbench, say }: Shell): Promise<Watch> {
  const { client, server } = host('development');
  const stopServer = await startHotServer(
    {
      ...withFastRefresh(client, 'host'),
      entry: { main: [forSections, join(projectRoot, 'shell/src/client/main.ts')] },
    },
    { title: 'Rahmen (Browser)', port, path: '/', report, say },
  );
  const worker = watchBuild(
    {
      ...server,
      output: { ...server.output, path: developmentFolder('shell') },
      plugins: [...(server.plugins ?? []), developmentLibraries],
    },
    {
      title: 'Rahmen',
      report,
      say,
      onBegin: () => workbench.begin('shell'),
      onBuilt: () => workbench.renew('shell'),
      onSettled: () => workbench.end('shell'),
    },
  );
  return { ...worker, stop: async () => void (await Promise.all([worker.stop(), stopServer()])) };
}
