import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, playwright's own, or an installed one; undefined if there is
 * none.
 */
export async function installedChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH nennt ${named}; das gibt es nicht.`);
  const { chromium } = await import('playwright');
  return [named, chromium.executablePath(), ...usualPlaces].find((path) => path && existsSync(path));
}
