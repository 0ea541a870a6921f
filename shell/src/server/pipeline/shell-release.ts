import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellDescriptor } from '@portal/api/contract';
import type { ServerCode } from '../worker/worker-protocol.ts';
import type { ShellAssets } from './document.ts';

/**
 * Version of the protocol between the portal's server and a release of the shell: the worker's messages
 * (worker-protocol.ts) and what the document hands to the browser's code (document.ts, page-state.ts, worker-scope.ts).
 * To be raised when an older shell could not work with the server any more, or a newer one with an older server.
 */
export const SHELL_PROTOCOL = 7;

/** The shell that pages are made with: a release, or the one being developed. */
export type Shell = {
  version: string;
  /** Absolute path of the render worker. */
  workerFile: string;
  /** The released file to compare it with before it runs; absent in development. */
  released?: ServerCode['released'];
  assets: ShellAssets;
  provides: ShellDescriptor['provides'];
};

/**
 * A release of the shell; its files lie in `folder`, and for browsers at `url`, which ends in a slash. Throws if one is
 * missing.
 */
export function readShell(descriptor: ShellDescriptor, folder: string, url: string): Shell {
  const { version, server, assets, provides, files } = descriptor;
  const address = (file: string) => url + file;
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    version,
    workerFile: join(folder, server),
    released: files.flatMap(({ path, integrity }) => (path === server ? { file: join(folder, path), integrity } : [])),
    assets: {
      starter: address(assets.starter),
      recorder: text(assets.recorder),
      entry: address(assets.entry),
      preload: assets.files.filter((file) => file !== assets.entry).map(address),
      late: assets.late.map(address),
      serviceWorker: text(assets.serviceWorker),
    },
    provides,
  };
}
