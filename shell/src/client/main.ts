import '../routing/older-browsers.ts';
import { showStartupFailure } from '../pages/startup-failure.ts';
import { handOverStyles } from './style-marks.ts';

const removeStyles = handOverStyles();
// The shared modules are there only after this dynamic import: Module Federation fills the share scope on the way.
import(/* webpackChunkName: "start" */ './start.tsx')
  .then(async ({ start }) => {
    removeStyles();
    // Evaluating the modules was a task long enough for a phone.
    await new Promise((resolve) => setTimeout(resolve));
    start();
  })
  .catch(showStartupFailure);
