import { workspaceSections } from '@portal/server/workspace-sections';
import { hydration, portal, projectRoot } from '../webpack/index.ts';
import { buildWhenChanged } from './build-cache.ts';
import { buildKit } from './build-kit.ts';
import { buildSection } from './build-section.ts';
import { buildShell } from './build-shell.ts';
import { runWebpack } from './run-webpack.ts';

const WORDS = {
  de: { built: 'gebaut in', unchanged: 'unverändert' },
  en: { built: 'built in', unchanged: 'unchanged' },
};

/**
 * Builds everything that changed: the shell, the portal's server and each section. `say` gets a line for each of them.
 */
export async function buildAll(say: (line: string) => void, language: keyof typeof WORDS = 'en'): Promise<void> {
  const { built, unchanged } = WORDS[language];
  const step = async (name: string, build: () => Promise<'built' | 'unchanged'>) => {
    const began = Date.now();
    const result = await build();
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    say(`  ${name}: ${result === 'built' ? `${built} ${seconds} s` : unchanged}`);
  };
  await step('shell', async () => {
    const { wasBuilt } = await buildShell();
    return wasBuilt ? 'built' : 'unchanged';
  });
  await step('portal', () =>
    buildWhenChanged('infra/server/dist', ['api', 'shell/src', 'infra/server', 'shared-ui'], async () => {
      await runWebpack(portal('production'));
      await runWebpack(hydration('production'));
    }),
  );
  await step('section-kit', buildKit);
  for (const name of await workspaceSections(projectRoot)) {
    await step(`mfe-${name}`, async () => {
      const { wasBuilt } = await buildSection(name);
      return wasBuilt ? 'built' : 'unchanged';
    });
  }
}
