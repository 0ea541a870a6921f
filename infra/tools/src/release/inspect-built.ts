import type { SectionDescriptor } from '@portal/api/contract';
import type { PortalAddress } from '@portal/server/portal-client';
import { buildShell } from '../build/build-shell.ts';
import { installedChromium } from '@portal/server/installed-chromium';
import { inspectSection } from './inspect-section.ts';

/**
 * Looks at a built section in a Chromium of this machine (docs/release-gate.md). `say` is told what is done, and where there
 * is none what is not looked at.
 */
export function inspectBuilt(say: (line: string) => void) {
  return async (
    candidate: { folder: string; descriptor: SectionDescriptor },
    { portalUrl }: PortalAddress,
  ): Promise<string[]> => {
    const executablePath = await installedChromium();
    if (!executablePath) {
      say(NOT_LOOKED_AT);
      return [];
    }
    say(`${candidate.descriptor.name} ${candidate.descriptor.version} wird im Browser angesehen …`);
    const shell = await buildShell();
    const { chromium } = await import('playwright');
    const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
    try {
      return await inspectSection({ candidate, shell, portalUrl, browser });
    } finally {
      await browser.close();
    }
  };
}

const NOT_LOOKED_AT =
  'Hier ist kein Chromium (CHROMIUM_PATH): Fehler, die nur im Browser auftreten, Abweichungen vom HTML des Servers, ' +
  'fremde Stile, Barrieren und die wirklich geladene Größe werden nicht geprüft.';
