/** Rules for all code, and in one table who may import whom (docs/house-style.md#who-may-import-whom). */

import { readFileSync } from 'node:fs';

const HOUSE_STYLE = 'docs/house-style.md#who-may-import-whom';
const refuse = (pattern, message) => ({ ...pattern, message: `${message} (${HOUSE_STYLE}).` });

// What rooms refuse.
const acrossPackages = refuse(
  { regex: '^(\\.\\./)+(shell|mfe-[a-z-]+|api|shared-ui|infra|server|tools|tests)/' },
  'Shared packages by name, never by a relative path across packages',
);
const sections = refuse(
  { group: ['@portal/mfe-*', '**/mfe-*/**'] },
  'Sections are loaded at run time; nothing imports them',
);
const shell = refuse(
  { group: ['@portal/shell', '@portal/shell/*', '**/shell/src/**'] },
  'Sections and shared packages never import the shell',
);
const build = refuse(
  { group: ['@portal/server', '@portal/server/*', '@portal/tools', '@portal/tools/*'] },
  'Product code never imports how it is built or started',
);
const tools = refuse({ group: ['@portal/tools', '@portal/tools/*'] }, 'What runs at a club needs no tools');
const renderer = refuse({ group: ['@portal/shell', '@portal/shell/*'] }, 'Journeys see the pages, not what makes them');
/** Refuses what the API exports, but the contract, sizes in words, what tests need, and these `others`. */
const apiBut = (...others) => {
  const { exports } = JSON.parse(readFileSync(new URL('api/package.json', import.meta.url), 'utf8'));
  const taken = ['./contract', './file-size', ...others];
  const refused = Object.keys(exports)
    .filter((path) => path !== '.' && !path.startsWith('./test/') && !taken.includes(path))
    .map((path) => `@portal/api${path.slice(1)}`);
  const message = 'Of the API, front ends take the contract only';
  return [refuse({ regex: '^@portal/api$' }, message), refuse({ group: refused }, message)];
};
const contractValues = refuse(
  { group: ['@portal/api/contract'], allowTypeImports: true },
  'Front ends take types only from the contract',
);
const otherPackages = refuse(
  {
    group: [
      '@portal/shared-ui',
      '@portal/shared-ui/*',
      '@portal/server',
      '@portal/server/*',
      '@portal/tools',
      '@portal/tools/*',
    ],
  },
  'The API depends on none of the other packages',
);
/** `depth`: how many folders a file lies below the features. */
const otherFeatures = (depth) => {
  const features = '../'.repeat(depth);
  const shared = [
    'answers',
    'content',
    'contract',
    'crypto',
    'database',
    'editing',
    'folders',
    'http',
    'imports',
    'plugins',
    'rich-text',
    'time',
  ];
  return refuse(
    {
      group: [`${features}*/**`, ...[...shared, 'sessions', 'storage', '..'].map((room) => `!${features}${room}/**`)],
    },
    'Features do not import each other; they meet in app.ts or in SQL',
  );
};
const screens = refuse({ regex: '(^|/)(screens|side-areas|entry-screens)(/|\\.tsx?$)' }, 'Tools know no screen');
/** `depth`: how many folders a file lies below the screens. */
const otherScreens = (depth) =>
  refuse(
    { regex: `^(\\.\\./){${depth}}([a-z]|\\.\\./(screens|side-areas|entry-screens)(/|\\.))` },
    'Screens do not import each other nor their table; what two need is a tool',
  );
const allButTypebox = refuse({ regex: '^(@|\\.\\./|[a-su-z])' }, 'The contract imports typebox only');

/**
 * Requests to other servers have one guard: it resolves names once and refuses private addresses, redirects included.
 */
const GUARD = 'api/src/http/fetch-outside.ts';
const GUARDED = `Requests to other servers go through app.fetchOutside (${GUARD}).`;
const unguarded = (pattern) => ({ ...pattern, allowTypeImports: true, message: GUARDED });
const requests = [
  unguarded({
    group: ['undici', 'undici/*', ...['https', 'http2', 'tls', 'dgram'].flatMap((name) => [name, `node:${name}`])],
  }),
  unguarded({ group: ['http', 'node:http'], importNames: ['default', 'request', 'get', 'ClientRequest'] }),
  unguarded({ group: ['net', 'node:net'], importNames: ['default', 'connect', 'createConnection', 'Socket'] }),
];
const requestGlobals = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];
/** What asks only where whoever runs the server has said in its configuration, so that private addresses are wanted. */
const CONFIGURED = [
  // RELEASE_WEBHOOK; redirects are refused.
  'api/src/releases/health/maintainer-news.ts',
  // S3_ENDPOINT.
  'api/src/storage/s3-storage.ts',
];

const inFrontEnd = [sections, shell, build, acrossPackages, ...apiBut()];
const inApi = [sections, shell, acrossPackages, otherPackages];
const inApiSource = [...inApi, ...requests];

/** Who may import whom. For a file the last row that matches it counts. */
const rooms = [
  ['**', [sections, acrossPackages]],
  ['mfe-*/{src,test}/**', [contractValues, ...inFrontEnd]],
  ['shared-ui/{src,test}/**', [contractValues, ...inFrontEnd]],
  ['shell/{src,test}/**', [contractValues, sections, build, acrossPackages, ...apiBut()]],
  // Pages and answers are kept and sent alike.
  ['shell/src/server/**', [contractValues, sections, build, acrossPackages, ...apiBut('./answers/*', './same-origin')]],
  ['infra/server/**', [sections, acrossPackages, tools]],
  ['tests/**', [sections, acrossPackages, renderer]],
  // Forms check what they send by the contract's own schemas.
  ['mfe-admin/{src,test}/**', inFrontEnd],
  ['mfe-admin/src/kit/**', [...inFrontEnd, screens]],
  ...[1, 2, 3, 4].map((depth) => [
    `mfe-admin/src/screens/${'*/'.repeat(depth)}*`,
    [...inFrontEnd, otherScreens(depth)],
  ]),
  ['api/**', inApi],
  ['api/src/*.ts', inApiSource],
  ['api/src/*/*.ts', [...inApiSource, otherFeatures(1)]],
  ['api/src/*/*/*.ts', [...inApiSource, otherFeatures(2)]],
  // They put the features together.
  ['api/src/{answers,plugins,sessions}/*.ts', inApiSource],
  [GUARD, [...inApi, otherFeatures(1)]],
  // Asks WEATHER_URL, which whoever runs the server has said; redirects are refused.
  ['api/src/weather/fetch-weather.ts', [...inApi, otherFeatures(1)]],
  // Asks the portal itself.
  ['api/src/plugins/loopback.ts', inApi],
  ['api/src/contract/**', [allButTypebox]],
  // A test writes through other features what its own reads.
  ['api/src/**/*.test.ts', inApi],
];

/** Where a visitor blocks cookies, merely to name one of these throws. */
const storages = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Browsers may refuse storage; deviceStorage and tabStorage of @portal/shared-ui do not throw.',
}));

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'jest', 'promise'],
  categories: { correctness: 'error' },
  env: { es2024: true, node: true, browser: true, jest: true },
  settings: { react: { version: '19.3.1' }, jest: { version: 30 } },
  rules: {
    eqeqeq: 'error',
    'no-var': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-self-import': 'error',
    'import/no-duplicates': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'jest/no-focused-tests': 'error',
    'jest/no-disabled-tests': 'error',
    'jest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['inLongForm'] }],
    'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
  },
  overrides: [
    ...rooms.map(([files, patterns]) => ({
      files: [files],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    })),
    {
      files: ['mfe-*/src/**', 'shared-ui/src/**', 'shell/src/**'],
      rules: { 'no-restricted-globals': ['error', ...storages] },
    },
    {
      files: ['api/src/**'],
      rules: {
        'no-restricted-globals': ['error', ...requestGlobals.map((name) => ({ name, message: GUARDED }))],
        'no-restricted-properties': [
          'error',
          ...requestGlobals.map((property) => ({ object: 'globalThis', property, message: GUARDED })),
        ],
      },
    },
    { files: CONFIGURED, rules: { 'no-restricted-globals': 'off' } },
    {
      files: ['**/*.test.{ts,tsx}', 'shared-ui/src/storage/browser-storage.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['**/webpack.config.ts', '**/*.config.{ts,mjs,js}', '**/test/*.{ts,mjs}', 'tests/kit/global-setup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['tests/**'],
      rules: { 'jest/expect-expect': 'off', 'jest/no-standalone-expect': 'off', 'jest/valid-title': 'off' },
    },
  ],
  // The example is a repository of its own, with types from the pack.
  ignorePatterns: ['**/dist/**', 'infra/section-kit/example/**'],
};
