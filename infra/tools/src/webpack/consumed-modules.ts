/** Version range every section asks of a shared module, by the name sections import it under. */
export const sharedRanges = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  'react-router-dom': '^7.0.0',
  'styled-components': '^6.0.0',
  swr: '^2.0.0',
  zustand: '^5.0.0',
  '@portal/shared-ui': '^1.0.0',
} as const;

export type SharedName = keyof typeof sharedRanges;

/** Packages whose subpaths (`react/jsx-runtime`, `react-dom/client`, `swr/…`) must be the shell's own copy, too. */
const withSubpaths: readonly SharedName[] = ['react', 'react-dom', 'swr'];

/** The one list of singletons (ARCHITECTURE.md#the-section-contract), each with `settings` of one side. */
export function sharedModulesWith<T extends object>(settings: (name: SharedName) => T) {
  return Object.fromEntries(
    (Object.keys(sharedRanges) as SharedName[]).flatMap((name) => {
      const config = { singleton: true, requiredVersion: sharedRanges[name], ...settings(name) };
      const names = withSubpaths.includes(name) ? [name, `${name}/`] : [name];
      return names.map((request) => [request, config] as const);
    }),
  );
}

/** Modules that sections consume and never bundle. */
export function consumedModules() {
  return sharedModulesWith(() => ({ import: false as const }));
}
