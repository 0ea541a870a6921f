import { findHeadlessChromium } from './find-chromium.ts';

const { CHROMIUM_PATH } = process.env;
afterEach(() => {
  if (CHROMIUM_PATH === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = CHROMIUM_PATH;
});

test('journeys run in the Chromium that is named, even where that is the one with windows', async () => {
  process.env['CHROMIUM_PATH'] = process.execPath;

  expect(await findHeadlessChromium({ mayInstall: true })).toBe(process.execPath);
});
