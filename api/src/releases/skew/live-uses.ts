import type { LiveUses, Registry } from '../../contract/index.ts';
import { readApiUses } from './release-skew.ts';

/** The API use of the live releases. Read once for a registry: anybody may ask, and the files are large. */
export function createLiveUses(folder: (section: string, version: string) => string) {
  let kept: { revision: number; uses: Promise<LiveUses[]> } | undefined;

  return ({ revision, shell, sections }: Registry): Promise<LiveUses[]> => {
    if (kept?.revision === revision) return kept.uses;
    const live = [...(shell ? [shell] : []), ...sections];
    const uses = Promise.all(
      live.map(async (descriptor) => {
        const { name: section, version } = descriptor;
        return { section, version, api: { ...(await readApiUses(descriptor, folder(section, version))) } };
      }),
    );
    kept = { revision, uses };
    return uses;
  };
}
