import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellAssets } from './document.ts';

/**
 * What the shell's browser build writes beside its files: the starter, the recorder that is inline in pages, the
 * entry, the files it loads before it hydrates, those it loads on demand, and the versions of the modules it shares with
 * sections.
 */
export type ShellAssetList = {
  starter: string;
  recorder: string;
  entry: string;
  files: string[];
  late: string[];
  shared: Record<string, string>;
};

/** Name of the list in the folder of the browser build. */
export const SHELL_ASSET_LIST = 'assets.json';

/** Reads the list; throws when the shell has not been built. */
export async function readShellAssets(clientFolder: string): Promise<ShellAssets> {
  const list = JSON.parse(await readFile(join(clientFolder, SHELL_ASSET_LIST), 'utf8')) as ShellAssetList;
  const address = (file: string) => `/assets/shell/${file}`;
  const preload = list.files.filter((file) => file !== list.entry).map(address);
  const late = list.late.map(address);
  const recorder = await readFile(join(clientFolder, list.recorder), 'utf8');
  return { starter: address(list.starter), recorder, entry: address(list.entry), preload, late, shared: list.shared };
}
