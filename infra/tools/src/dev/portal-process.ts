import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { DevelopmentState } from './development-state.ts';
import { explainLog } from './explain-log.ts';
import { HOT_HOST } from './hot-server.ts';

/** Milliseconds the portal has to end itself. */
const END_PATIENCE = 10_000;

/** The portal's own process, restarted whenever its code has changed. */
export type PortalProcess = {
  /** Ends the running one, if any, and starts another with the current state. */
  restart(): Promise<void>;
  tell(state: DevelopmentState): void;
  stop(): Promise<void>;
};

/** `file` is the built portal, `port` where it listens; `state` returns the first message to a new process. */
export function createPortalProcess(
  file: string,
  port: number,
  state: () => DevelopmentState,
  say: (line: string) => void,
): PortalProcess {
  let child: ChildProcess | undefined;

  const start = () => {
    const started = spawn(process.execPath, ['--enable-source-maps', file], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { LOG_LEVEL: 'warn', RENDER_TIMEOUT_MS: '10000', ...process.env, ...placeOf(port), NODE_ENV: 'development' },
    });
    if (started.stdout) void relay(started.stdout, say);
    started.on('exit', (code) => {
      if (started === child)
        say(`Das Portal hat sich beendet (Code ${code}); nach der nächsten Änderung startet es neu.`);
    });
    // A message to a process that has just ended fails; its end is reported above.
    started.on('error', () => undefined);
    started.send(state());
    child = started;
  };

  const stop = async () => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const timer = setTimeout(() => ending.kill('SIGKILL'), END_PATIENCE);
    await new Promise((resolve) => {
      ending.once('exit', resolve);
      ending.kill('SIGTERM');
    });
    clearTimeout(timer);
  };

  return {
    stop,
    restart: async () => {
      await stop();
      start();
    },
    tell: (next) => {
      if (child?.connected) child.send(next);
    },
  };
}

/** Forwards its output, in order. */
async function relay(output: Readable, say: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: output })) say(await explainLog(line));
}

/** It is reached through what holds requests while it restarts. */
function placeOf(port: number): NodeJS.ProcessEnv {
  return { HOST: HOT_HOST, PORT: String(port) };
}
