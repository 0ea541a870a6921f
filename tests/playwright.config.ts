import { defineConfig } from '@playwright/test';
import { keepTemporaryFilesInMemory } from '@portal/api/test/memory-folder';
import { findHeadlessChromium } from '@portal/tools/find-chromium';

keepTemporaryFilesInMemory();

/** Files with tests that look at many pages one after the other. */
const takesMinutes = ['quality/{admin-screens,volumes,every-page}.spec.ts', 'security/planted-scripts.spec.ts'].map(
  (files) => `**/${files}`,
);

/** What Playwright switches off in Chromium: a list of further ones has to repeat these. */
const PLAYWRIGHT_DISABLES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** A process for the next page, which a test rarely opens: it was a sixth of Chromium's processor time. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** Journeys in a real Chromium against the built portal with its demo content (see kit/global-setup.ts). */
export default defineConfig({
  testDir: '.',
  // These begin first, or the last of them would run alone at the end.
  projects: [
    { name: 'minutes', testMatch: takesMinutes },
    { name: 'seconds', testIgnore: takesMinutes },
  ],
  globalSetup: './kit/global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A machine that does something else for a moment must not turn a whole run red; a test that needed a retry is named
  // as flaky.
  retries: process.env['CI'] === 'true' ? 2 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] === 'true',
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // No test could replace answers from a worker's cache; journeys/install.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: await findHeadlessChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-sync',
        `--disable-features=${[...PLAYWRIGHT_DISABLES, SPARE_PROCESS].join(',')}`,
      ],
    },
    // A trace of every test would cost a third of the time; `--trace on` makes them when one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
