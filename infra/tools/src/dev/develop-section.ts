import { join } from 'node:path';
import { evaluateSection } from '../build/build-section.ts';
import { typeErrors } from '../build/type-errors.ts';
import { sectionPath } from '../webpack/place.ts';
import type { RemoteConfigs } from '../webpack/remote.ts';
import { developmentFolder } from './development-folder.ts';
import type { ErrorReport } from './error-report.ts';
import { hotOrigin, startHotServer } from './hot-server.ts';
import { createTypeReport } from './type-report.ts';
import { watchBuild, type Watch } from './watch-build.ts';
import type { Workbench } from './workbench.ts';

type DevelopedSectionOptions = {
  name: string;
  /** Its development builds. */
  configs: RemoteConfigs;
  port: number;
  /** The shell's render worker; it is there when `shellReady` resolves. */
  workerFile: string;
  shellReady: Promise<void>;
  report: ErrorReport;
  workbench: Pick<Workbench, 'begin' | 'renew' | 'end'>;
  say: (line: string) => void;
};

/** Builds a section after each change, for the server and for browsers, and updates its descriptor. */
export async function developSection(options: DevelopedSectionOptions): Promise<Watch> {
  const { name, configs, port, workerFile, shellReady, report, workbench, say } = options;
  const { client, server } = configs;
  const folder = developmentFolder(sectionPath(name));
  const url = `${hotOrigin(port)}/`;

  const stopServer = await startHotServer(client, {
    title: `Modul ${name} (Browser)`,
    port,
    path: '/client/',
    report,
    say,
  });
  const reportTypes = createTypeReport(`mfe-${name}`, () => typeErrors(sectionPath(name)), say);
  const bundle = watchBuild(
    { ...server, output: { ...server.output, path: join(folder, 'server') } },
    {
      title: `Modul ${name}`,
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
