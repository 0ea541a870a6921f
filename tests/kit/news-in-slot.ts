import type { SectionSlot } from '@portal/shared-ui/section';
import { builtVariant, type SectionVariant } from './section-variant.ts';

/** The news with their widget in a slot of another section's page, instead of the home page's. */
export async function newsInSlot(slot: SectionSlot): Promise<SectionVariant> {
  const { files, descriptor } = await builtVariant('news');
  const changed = rewriteFiles(files, /(['"])latest-news\1: ?\{/, `"${slot}": {`);
  if (changed !== 2) throw new Error(`The widget stands in ${changed} files, not in one for each side`);
  return {
    files,
    descriptor: { ...descriptor, widgets: descriptor.widgets.map((widget) => ({ ...widget, name: slot })) },
  };
}

/** Changes the files that have the pattern; returns how many. */
export function rewriteFiles(files: Map<string, string>, pattern: RegExp, by: string): number {
  const found = [...files].filter(([, text]) => pattern.test(text));
  for (const [path, text] of found) files.set(path, text.replace(pattern, by));
  return found.length;
}
