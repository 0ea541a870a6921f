import type { SectionDescriptor, ShellDescriptor } from '@portal/api/contract';
import { installedChromium } from '@portal/server/installed-chromium';
import type { PortalAddress } from '@portal/server/portal-client';
import type { Browser } from 'playwright';
import { buildShell } from '../build/build-shell.ts';
import type { Built } from './candidate-portal.ts';
import { inspectSection, inspectShell } from './inspect-section.ts';

type Say = (line: string) => void;

/**
 * Looks at a built section in a Chromium of this machine (docs/release-gate.md). `say` gets the progress, or without a
 * Chromium the checks that are skipped; `hint` hears what the live version has, too.
 */
export function inspectBuilt(say: Say) {
  return (candidate: Built<SectionDescriptor>, { portalUrl }: PortalAddress, hint?: Say): Promise<string[]> =>
    inChromium(say, candidate, async (browser) => {
      const shell = await buildShell();
      return inspectSection({ candidate, shell, portalUrl, browser, hint });
    });
}

/** The same for the shell. */
export function inspectBuiltShell(say: Say) {
  return (shell: Built<ShellDescriptor>, { portalUrl }: PortalAddress, hint?: Say): Promise<string[]> =>
    inChromium(say, shell, (browser) => inspectShell({ shell, portalUrl, browser, hint }));
}

async function inChromium(
  say: Say,
  { descriptor }: Built<SectionDescriptor | ShellDescriptor>,
  work: (browser: Browser) => Promise<string[]>,
): Promise<string[]> {
  const executablePath = await installedChromium();
  if (!executablePath) {
    say(NOT_LOOKED_AT);
    return [];
  }
  say(`Die gebaute Fassung von ${descriptor.name} wird im Browser angesehen …`);
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const NOT_LOOKED_AT =
  'Hier ist kein Chromium (CHROMIUM_PATH): Fehler, die nur im Browser auftreten, Abweichungen vom HTML des Servers, ' +
  'fremde Stile, Barrieren und die wirklich geladene Größe werden nicht geprüft.';
