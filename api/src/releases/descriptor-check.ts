import { Value } from 'typebox/value';
import { SectionDescriptor } from '../contract/index.ts';
import { releaseBuild } from './release-build.ts';
import { InvalidReleaseError } from './release-errors.ts';

/** Reads a descriptor from JSON text. Throws {@link InvalidReleaseError} naming the first thing that is wrong with it. */
export function parseDescriptor(text: string): SectionDescriptor {
  const value = parseJson(text);
  if (!Value.Check(SectionDescriptor, value)) {
    const [first] = Value.Errors(SectionDescriptor, value);
    throw new InvalidReleaseError(`Descriptor ungültig: ${first?.instancePath || '/'} ${first?.message ?? ''}.`);
  }
  requireConsistentFiles(value);
  if (value.build !== releaseBuild(value.files))
    throw new InvalidReleaseError('Descriptor ungültig: „build“ gehört nicht zu diesen Dateien.');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidReleaseError('Descriptor ungültig: kein JSON.');
  }
}

function requireConsistentFiles(descriptor: SectionDescriptor): void {
  const paths = descriptor.files.map((file) => file.path);
  const known = new Set(paths);
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index);
  if (repeated) throw new InvalidReleaseError(`Descriptor ungültig: ${repeated} steht zweimal in „files“.`);

  // These names are taken by what is written beside the files: compressed copies.
  const reserved = paths.find((path) => /\.(br|gz)$/.test(path));
  if (reserved) throw new InvalidReleaseError(`Descriptor ungültig: ${reserved} darf nicht schon komprimiert sein.`);

  const both = paths.find((path) => paths.some((other) => other.startsWith(`${path}/`)));
  if (both) throw new InvalidReleaseError(`Descriptor ungültig: ${both} ist zugleich Datei und Ordner.`);

  const needed = [
    descriptor.entry,
    descriptor.server,
    ...[...descriptor.pages, ...descriptor.widgets].flatMap((part) => part.files),
  ];
  const missing = needed.find((path) => !known.has(path));
  if (missing) throw new InvalidReleaseError(`Descriptor ungültig: ${missing} fehlt in „files“.`);

  const hidden = needed.find((path) => path !== descriptor.server && !path.startsWith('client/'));
  if (hidden) throw new InvalidReleaseError(`Descriptor ungültig: ${hidden} ist nicht für Browser bestimmt.`);
}
