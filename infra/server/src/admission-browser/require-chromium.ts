import { StartError } from '@portal/api';

/**
 * Finds the Chromium that `ADMISSION_BROWSER=chromium` asks for, and what drives it. Throws a {@link StartError}
 * without them: each release would be refused.
 */
export async function requireChromium(): Promise<string> {
  const path = await findChromium().catch(() => undefined);
  if (path) return path;
  throw new StartError(
    'ADMISSION_BROWSER=chromium, aber Chromium ist hier nicht zu finden. Bitte eines installieren (Debian: apt-get install chromium) ' +
      'oder mit CHROMIUM_PATH nennen und „npm install“ ohne --omit=dev ausführen, oder ADMISSION_BROWSER=jsdom nehmen.',
  );
}

/** Imported only here: a portal runs without these packages unless it is configured for them. */
async function findChromium(): Promise<string | undefined> {
  const { installedChromium } = await import('../browser-gate/installed-chromium.ts');
  return installedChromium();
}
