import { join } from 'node:path';
import { evaluateSection, sectionConfigs } from '../build/build-section.ts';
import { typeErrors } from '../build/type-errors.ts';
import { developmentFolder } from './development-folder.ts';
import type { ErrorReport } from './error-report.ts';
import { withFastRefresh } from './fast-refresh.ts';
import { hotOrigin, startHotServer } from './hot-server.ts';
import { createTypeReport } from './type-report.ts';
import { watchBuild, type Watch } from './watch-build.ts';
import type { Workbench } from './workbench.ts';

type DevelopedSectionOptions = {
  name: string;
  port: number;
  /** The shell's render worker; it is there when `shellReady` resolves. */
  workerFile: string;
  shellReady: Promise<void>;
  report: ErrorReport;
  workbench: Workbench;
  say: (line: string) => void;
};

/** Builds a section after each change, for the server and for browsers, and updates its descriptor. */
export async function developSection(options: DevelopedSectionOptions): Promise<Watch> {
  const { name, port, workerFile, shellReady, report, workbench, say } = options;
  const { client, server } = await sectionConfigs(name, 'development');
  const folder = developmentFolder(`mfe-${name}`);
  const url = `${hotOrigin(port)}/`;

  const stopServer = await startHotServer(withFastRefresh(client, 'remote'), {
    title: `Bereich ${name} (Browser)`,
    port,
    path: '/client/',
    report,
  });
  const reportTypes = createTypeReport(`mfe-${name}`, () => typeErrors(`mfe-${name}`), say);
  const bundle = watchBuild(
    { ...server, output: { ...server.output, path: join(folder, 'server') } },
    {
      title: `Bereich ${name}`,
      report,
      say,
      onBegin: () => workbench.begin(name),
      onBuilt: async () => {
        await shellReady;
        const said = await evaluateSection(name, join(folder, 'server/remoteEntry.cjs'), workerFile, () => []);
        workbench.renew(name, { descriptor: { ...said, build: '', files: [] }, folder, url });
      },
      onSettled: () => {
        workbench.end(name);
        void reportTypes();
      },
    },
  );
  return { ...bundle, stop: async () => void (await Promise.all([bundle.stop(), stopServer()])) };
}
