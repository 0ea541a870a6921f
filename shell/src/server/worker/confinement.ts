import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How the code of releases is kept apart from the portal and the machine. */
export type Confinement = {
  /** Flags of Node's permission model. */
  nodeFlags: readonly string[];
  /** Program and parameters that a render process is started through; empty: by itself. */
  wrapper: readonly string[];
  /** User and group it becomes before any code of a release runs; null: it keeps the portal's. */
  user: number | null;
  /** Whether it has neither network nor other processes around it. */
  isAlone: boolean;
};

/** This Node cannot confine code; the message is a German sentence. */
export class ConfinementError extends Error {}

/** The user `nobody`; the number alone is enough, and no file of the portal belongs to it. */
const NOBODY = 65_534;
/** All of a sandbox but its user. */
const NAMESPACES = ['--net', '--ipc', '--pid', '--fork', '--kill-child', '--mount-proc'];
/** What Node itself needs. */
const SYSTEM_FOLDERS = ['/lib', '/lib64', '/bin', '/nix'];

let found: Confinement | undefined;

/**
 * The strongest confinement that works on this machine, tried once. Throws {@link ConfinementError} where Node has no
 * permission model.
 */
export function confinement(): Confinement {
  found ??= strongest();
  return found;
}

/** The same for a process that reads files of a folder before it gives up its account. */
export function confinementReading(folder: string): Confinement {
  const { wrapper, ...rest } = confinement();
  const seesSystemOnly = wrapper[0]?.endsWith('bwrap');
  return { ...rest, wrapper: seesSystemOnly ? [...wrapper, '--ro-bind', folder, folder] : wrapper };
}

/** One German line for the log. */
export function describeConfinement({ user, isAlone }: Confinement): string {
  const own = user === null ? 'ohne eigenes Konto' : 'unter eigenem Konto';
  const around = isAlone
    ? 'ohne Netz und ohne Sicht auf andere Prozesse'
    : 'aber mit Netz, weil weder unshare noch bwrap hier abschotten';
  return `Der Code der Module läuft in eigenen Prozessen ohne Dateien, ${own}, ${around}.`;
}

/** The flag that this Node knows; newer ones have dropped the word „experimental“. Throws {@link ConfinementError}. */
export function permissionFlags(
  known: Pick<ReadonlySet<string>, 'has'> = process.allowedNodeEnvironmentFlags,
): string[] {
  const flag = ['--permission', '--experimental-permission'].find((one) => known.has(one));
  if (flag) return [flag, '--disable-warning=ExperimentalWarning'];
  throw new ConfinementError(
    `Node ${process.versions.node} kann den Code der Module nicht abschotten. Bitte Node ab 20.19, ab 22.13 oder ab 24 verwenden.`,
  );
}

function strongest(): Confinement {
  const nodeFlags = permissionFlags();
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? NOBODY : null;
  for (const wrapper of isRoot ? namespaces() : [...bubblewrap(), ...namespaces('--user', '--map-current-user')])
    if (works(wrapper, user)) return { nodeFlags, wrapper, user, isAlone: true };
  return { nodeFlags, wrapper: [], user: works([], user) ? user : null, isAlone: false };
}

function namespaces(...user: string[]): string[][] {
  const program = programNamed('unshare');
  return program ? [[program, ...user, ...NAMESPACES]] : [];
}

/** Sees no file but those of the system and of Node. */
function bubblewrap(): string[][] {
  const program = programNamed('bwrap');
  if (!program) return [];
  const folders = SYSTEM_FOLDERS.flatMap((folder) => ['--ro-bind-try', folder, folder]);
  const node = realpathSync(process.execPath);
  const files = ['--ro-bind', '/usr', '/usr', ...folders, '--ro-bind', node, process.execPath];
  const own = ['--proc', '/proc', '--dev', '/dev', '--chdir', '/'];
  return [[program, '--unshare-all', '--die-with-parent', ...files, ...own]];
}

/** A start without the environment finds no program by its name. */
function programNamed(name: string): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const folders = (process.env['PATH'] ?? '/usr/bin').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Containers often have the programs and not the right. */
function works(wrapper: readonly string[], user: number | null): boolean {
  const become = user === null ? '' : `process.setgroups([]); process.setgid(${user}); process.setuid(${user});`;
  const [program, ...parameters] = [...wrapper, process.execPath, '-e', become];
  return spawnSync(program, parameters, { env: {}, cwd: '/', stdio: 'ignore' }).status === 0;
}
