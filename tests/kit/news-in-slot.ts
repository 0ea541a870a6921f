import type { SectionSlot } from '@portal/shared-ui/section';
import { builtVariant, type SectionVariant } from './section-variant.ts';

/** The news with their widget in a slot of another section's page, instead of the home page's. */
export async function newsInSlot(slot: SectionSlot): Promise<SectionVariant> {
  const { files, descriptor } = await builtVariant('news');
  const pattern = /(['"])latest-news\1: ?\{/;
  const found = [...files].filter(([, text]) => pattern.test(text));
  if (found.length !== 2) throw new Error(`The widget stands in ${found.length} files, not in one for each side`);
  for (const [path, text] of found) files.set(path, text.replace(pattern, `"${slot}": {`));
  return {
    files,
    descriptor: { ...descriptor, widgets: descriptor.widgets.map((widget) => ({ ...widget, name: slot })) },
  };
}
