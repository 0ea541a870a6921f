import '../routing/older-browsers.ts';
import { OFFLINE_PATH } from '../routing/own-pages.ts';
import { showStartupFailure } from '../pages/startup-failure.ts';
import { nextTask } from '../routing/next-task.ts';
import { handOverStyles } from './style-marks.ts';

/** Evaluated in one go, all modules took a task of a tenth of a second. */
async function begin(): Promise<void> {
  await nextTask();
  const removeStyles = handOverStyles();
  // The shared modules are there only after a dynamic import: Module Federation fills the share scope on the way. The
  // modules evaluated here one by one come in one file with the hydration code.
  await import('react-dom/client');
  await nextTask();
  await import('styled-components');
  removeStyles();
  await nextTask();
  await import('react-router-dom');
  await import('swr');
  await nextTask();
  await import('@portal/shared-ui');
  await nextTask();
  const { start } = await import(/* webpackChunkName: "start" */ './start.tsx');
  const offline =
    location.pathname === OFFLINE_PATH && (await import(/* webpackChunkName: "offline" */ '../pages/OfflinePage.tsx'));
  await nextTask();
  await start(offline ? offline.OfflinePage : undefined);
}

begin().catch(showStartupFailure);
