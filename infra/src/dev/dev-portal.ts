import { runPortal } from '../portal/run-portal.ts';
import type { DevelopmentState } from './development-state.ts';
import { createOverlay } from './overlay.ts';

/** The portal's process in development. The process that builds sends the state first, and again after each change. */
const first = await new Promise<DevelopmentState>((resolve) => process.once('message', resolve));
const { overlay, whenBuilt, ...current } = createOverlay(first);
process.on('message', (state: DevelopmentState) => current.update(state));

await runPortal({
  shell: first.shell,
  scriptOrigins: first.scriptOrigins,
  sections: first.sections,
  overlay,
  whenBuilt,
});
