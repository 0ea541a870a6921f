import { chmod, mkdir } from 'node:fs/promises';

/** Makes a folder that only the portal's account may enter, even on a shared machine. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  // It may be older than this rule. Mounts that know no owners refuse; there the mount's own rights hold.
  await chmod(path, 0o700).catch(() => undefined);
}
