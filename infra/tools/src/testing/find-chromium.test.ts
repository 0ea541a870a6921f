import { installedChromium } from '@portal/server/installed-chromium';
import { findChromium, findHeadlessChromium } from './find-chromium.ts';

const { CHROMIUM_PATH } = process.env;
afterEach(() => {
  if (CHROMIUM_PATH === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = CHROMIUM_PATH;
});

test('journeys run in the Chromium that is named, even where that is the one with windows', async () => {
  process.env['CHROMIUM_PATH'] = process.execPath;

  expect(await findHeadlessChromium({ mayInstall: true })).toBe(process.execPath);
});

test('a Chromium that is not where CHROMIUM_PATH says is named in English to tests, in German to releases', async () => {
  process.env['CHROMIUM_PATH'] = '/gone/chrome';

  await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH names /gone/chrome, which does not exist.');
  await expect(installedChromium()).rejects.toThrow('CHROMIUM_PATH nennt /gone/chrome; das gibt es nicht.');
});
