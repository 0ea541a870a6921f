import { basename, dirname, join, resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { projectRoot } from './place.ts';
import { nodeModules } from './portal.ts';

/** Modules of ours that are others in the pack, where a section is alone in its repository. */
const REPLACED: Readonly<Record<string, string>> = {
  'infra/tools/src/webpack/place.ts': 'infra/section-kit/src/place.ts',
  'infra/tools/src/build/build-shell.ts': 'infra/section-kit/src/packed-shell.ts',
  'infra/tools/src/build/own-surface.ts': 'infra/section-kit/src/packed-surface.ts',
};

/** The programs of the section kit (`infra/section-kit`): its command line, and what jest runs tests in. */
export function kitBundles(folder: string): Configuration[] {
  return [
    {
      ...program(join(projectRoot, 'infra/section-kit/src/cli.ts'), join(folder, 'section-kit.mjs')),
      plugins: [
        new webpack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true }),
        new webpack.NormalModuleReplacementPlugin(
          /(place|build-shell|own-surface)\.ts$|^@portal\/tools\/place$/,
          replace,
        ),
      ],
    },
    program(join(projectRoot, 'shared-ui/test/browser-environment.mjs'), join(folder, 'jest/browser-environment.mjs')),
  ];
}

function program(entry: string, file: string): Configuration {
  const { module, ...bundle } = nodeModules(
    baseConfig('infra/section-kit', 'production'),
    dirname(file),
    basename(file),
  );
  return {
    ...bundle,
    name: 'section kit',
    entry: { program: entry },
    module: {
      ...module,
      rules: [...(module?.rules ?? []), UNUSED_IS_LEFT_OUT],
      parser: { javascript: { ...module?.parser?.javascript, exprContextCritical: false } },
    },
  };
}

/** The kit takes a few functions of our servers; the other imports of their modules are not installed with it. */
const UNUSED_IS_LEFT_OUT = {
  include: ['shell/src', 'api/src'].map((path) => join(projectRoot, path)),
  sideEffects: false,
};

/** A request is relative to its issuer, or a package's name. */
function replace(data: { request: string; context: string }): void {
  const asked = data.request.startsWith('.') ? resolve(data.context, data.request) : data.request;
  for (const [original, replacement] of Object.entries(REPLACED)) {
    const isThis =
      asked === join(projectRoot, original) || (asked === '@portal/tools/place' && original.endsWith('place.ts'));
    if (isThis) data.request = join(projectRoot, replacement);
  }
}
