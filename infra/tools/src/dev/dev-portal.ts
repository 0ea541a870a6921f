import { runPortal } from '@portal/server/run-portal';
import type { DevelopmentState } from './development-state.ts';
import { createOverlay, type Overlay } from './overlay.ts';

/** The portal's process in development. The building process sends the state first, and again after each change. */
const { first, overlay, whenBuilt } = await new Promise<Overlay & { first: DevelopmentState }>((resolve) => {
  let current: Overlay | undefined;
  process.on('message', (state: DevelopmentState) => {
    if (current) return current.update(state);
    current = createOverlay(state);
    resolve({ ...current, first: state });
  });
});

await runPortal({
  origin: first.origin,
  shell: first.shell,
  scriptOrigins: first.scriptOrigins,
  sections: first.sections,
  overlay,
  whenBuilt,
});
