/** Whether all packages of the lock file below `root` are installed, but for those of other systems. */
export function hasInstalledPackages(root: string): boolean;
