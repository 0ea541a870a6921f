import { keepTicksQuick } from '@portal/api/quick-ticks';
import { runFront } from './front.ts';

keepTicksQuick();
// The portal says when it is time: its terminal's Ctrl+C reaches every process below it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

await runFront({
  // An error says that the portal is gone, and this process ends with it.
  say: (message) => new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve())),
  onMessage: (listener) => void process.on('message', listener),
});
process.exit(0);
