import { chmod, mkdir } from 'node:fs/promises';

const OWN = 0o700;

/** Makes a folder that only the portal's account may enter, even on a shared machine. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: OWN });
  await closeFolder(path);
}

/** The same for one that may be there already, from before this rule. */
export async function closeFolder(path: string): Promise<void> {
  // Mounts that know no owners refuse; there the mount's own rights hold.
  await chmod(path, OWN).catch(() => undefined);
}
