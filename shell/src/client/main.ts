import { showStartupFailure } from '../frame/startup-failure.ts';

// The shared modules are there only after this dynamic import: Module Federation fills the share scope on the way.
import('./start.tsx').then(({ start }) => start()).catch(showStartupFailure);
