import '../routing/older-browsers.ts';
import { showStartupFailure } from '../pages/startup-failure.ts';

// The shared modules are there only after this dynamic import: Module Federation fills the share scope on the way.
import('./start.tsx')
  .then(async ({ start }) => {
    // Evaluating the modules was a task long enough for a phone.
    await new Promise((resolve) => setTimeout(resolve));
    start();
  })
  .catch(showStartupFailure);
