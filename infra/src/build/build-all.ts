import { portal } from '../webpack/index.ts';
import { buildWhenChanged } from './build-cache.ts';
import { buildSection } from './build-section.ts';
import { buildShell } from './build-shell.ts';
import { runWebpack } from './run-webpack.ts';
import { workspaceSections } from './workspace-sections.ts';

/** Builds everything that changed: the shell, the portal's server and each section. `onStep` is told what and how long. */
export async function buildAll(onStep: (line: string) => void): Promise<void> {
  const step = async (name: string, build: () => Promise<'built' | 'unchanged'>) => {
    const began = Date.now();
    const result = await build();
    onStep(
      `  ${name}: ${result === 'built' ? `gebaut in ${((Date.now() - began) / 1000).toFixed(1)} s` : 'unverändert'}`,
    );
  };
  await step('Rahmen (shell)', () => buildWhenChanged('shell/dist', ['shell/src', 'shared-ui'], buildShell));
  await step('Server (portal)', () =>
    buildWhenChanged('infra/dist', ['api', 'shell/src', 'infra/src', 'shared-ui'], async () => {
      await runWebpack(portal('production'));
    }),
  );
  for (const name of await workspaceSections()) {
    await step(`Bereich ${name}`, async () => {
      const { wasBuilt } = await buildSection(name);
      return wasBuilt ? 'built' : 'unchanged';
    });
  }
}
