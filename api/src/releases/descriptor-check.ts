import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isShell, SectionDescriptor, SHELL, ShellDescriptor, type ReleaseDescriptor } from '../contract/index.ts';
import { describeFault } from './descriptor-fault.ts';
import { releaseBuild } from './release-build.ts';
import { InvalidReleaseError } from './release-errors.ts';

/** Levels of a descriptor, whose own have six: JSON of thousands can be read, but not written again. */
const DEEPEST = 20;

/**
 * Reads a descriptor from JSON text. Throws {@link InvalidReleaseError} naming the first thing that is wrong with it.
 */
export function parseDescriptor(text: string): ReleaseDescriptor {
  return checkDescriptor(parseJson(text));
}

/** The same for a parsed value. */
export function checkDescriptor(value: unknown): ReleaseDescriptor {
  requireShape(hasShellName(value) ? ShellDescriptor : SectionDescriptor, value);
  requireConsistentFiles(value);
  if (value.build !== releaseBuild(value.files))
    throw new InvalidReleaseError('Descriptor ungültig: „build“ gehört nicht zu diesen Dateien.');
  if (isShell(value) && value.version !== value.build.slice(0, value.version.length))
    throw new InvalidReleaseError('Descriptor ungültig: „version“ ist nicht der Anfang von „build“.');
  return value;
}

function hasShellName(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && value.name === SHELL;
}

function requireShape(schema: TSchema, value: unknown): asserts value is ReleaseDescriptor {
  if (Value.Check(schema, value)) return;
  throw new InvalidReleaseError(`Descriptor ungültig: ${describeFault(schema, value)}.`);
}

function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidReleaseError('Descriptor ungültig: kein JSON.');
  }
  if (!isDeeper(value, DEEPEST)) return value;
  throw new InvalidReleaseError(`Descriptor ungültig: mehr als ${DEEPEST} Ebenen tief verschachtelt.`);
}

/** Whether a value of JSON has more levels than these: recursion through all of them would overflow the stack. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}

function requireConsistentFiles(descriptor: ReleaseDescriptor): void {
  const paths = descriptor.files.map((file) => file.path);
  const known = new Set(paths);
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index);
  if (repeated) throw new InvalidReleaseError(`Descriptor ungültig: ${repeated} steht zweimal in „files“.`);

  // These names are taken by what is written beside the files: compressed copies.
  const reserved = paths.find((path) => /\.(br|gz)$/.test(path));
  if (reserved) throw new InvalidReleaseError(`Descriptor ungültig: ${reserved} darf nicht schon komprimiert sein.`);

  const both = paths.find((path) => paths.some((other) => other.startsWith(`${path}/`)));
  if (both) throw new InvalidReleaseError(`Descriptor ungültig: ${both} ist zugleich Datei und Ordner.`);

  const { forBrowsers, forServer } = neededFiles(descriptor);
  const missing = [...forBrowsers, ...forServer].find((path) => !known.has(path));
  if (missing) throw new InvalidReleaseError(`Descriptor ungültig: ${missing} fehlt in „files“.`);

  const hidden = forBrowsers.find((path) => !path.startsWith('client/'));
  if (hidden) throw new InvalidReleaseError(`Descriptor ungültig: ${hidden} ist nicht für Browser bestimmt.`);
}

/** The files a descriptor names beside „files“. */
function neededFiles(descriptor: ReleaseDescriptor): { forBrowsers: string[]; forServer: string[] } {
  const measured = descriptor.uses ? [descriptor.uses.api] : [];
  if (!isShell(descriptor)) {
    const parts = [...descriptor.pages, ...descriptor.widgets];
    const forBrowsers = [descriptor.entry, ...parts.flatMap((part) => part.files)];
    return { forBrowsers, forServer: [descriptor.server, ...measured] };
  }
  const { entry, files, late, starter, recorder, serviceWorker } = descriptor.assets;
  return {
    forBrowsers: [entry, ...files, ...late, starter],
    forServer: [descriptor.server, recorder, serviceWorker, ...measured],
  };
}
