import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const projectRoot = join(import.meta.dirname, '../../../..');
const kit = join(projectRoot, 'infra/section-kit');

/** The built pack of the section kit: its file in `dist`, and its version. */
export type BuiltKit = { file: string; version: string };

/** What the last build has packed. */
export async function builtKit(): Promise<BuiltKit> {
  return JSON.parse(await readFile(join(kit, 'dist/kit.json'), 'utf8')) as BuiltKit;
}

/** Copies the kit's example, which has no packages then. */
export function copyExample(folder: string): Promise<void> {
  return cp(join(kit, 'example'), folder, { recursive: true });
}

/**
 * Lays the pack into a folder's `node_modules`, and links the packages that it needs from those installed here, which
 * saves loading them. Our own packages are in the pack alone.
 */
export async function unpackKit(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  const pack = join(packages, '@portal/section-kit');
  await mkdir(pack, { recursive: true });
  await run('tar', ['xzf', join(kit, 'dist', (await builtKit()).file), '--strip-components=1', '-C', pack]);
  for (const from of [join(projectRoot, 'node_modules'), join(kit, 'node_modules')])
    for (const name of await readdir(from).catch(() => []))
      if (name !== '@portal') await symlink(join(from, name), join(packages, name)).catch(() => undefined);
}

/** Runs the kit's command in a section's folder; returns what it says on both streams, rejects unless it succeeds. */
export async function runSectionKit(folder: string, env: NodeJS.ProcessEnv, args: readonly string[]): Promise<string> {
  const program = join(folder, 'node_modules/@portal/section-kit/section-kit.mjs');
  const { stdout, stderr } = await run(process.execPath, [program, ...args], { cwd: folder, env });
  return stdout + stderr;
}
