import { unknownSlots, widgetsHiddenBy } from './candidate-paths.ts';
import { missingNames } from './taken-names.ts';
import type { Shell } from '../pipeline/shell-release.ts';
import type { Candidate } from '../pipeline/portal-api.ts';

type Provides = Shell['provides'];
type Unmet = (section: Pick<Candidate['descriptor'], 'requires' | 'uses'>, provides: Provides) => string[];

/**
 * The versions, names and slots that sections miss in a shell that takes the place of another, as German sentences.
 * Names and slots that the other shell lacks, too, do not count.
 */
export async function shellSkew(
  next: Provides,
  before: Provides,
  sections: readonly Candidate[],
  unmetRequirements: Unmet,
): Promise<string[]> {
  const reasons: string[] = [];
  for (const section of sections) {
    const { name, version, requires } = section.descriptor;
    const who = `${name} ${version}`;
    const lacked = (await missingNames(section, before.names)).map((missing) => missing.name);
    const missing = (await missingNames(section, next.names)).filter((one) => !lacked.includes(one.name));
    reasons.push(
      // A requirement that the section does not declare is no fault of the shell.
      ...unmetRequirements({ requires }, next).map((reason) => `${who}: ${reason}`),
      ...missing.map((one) => `${one.name} fehlt, gebraucht von ${who}${within(one.places)}.`),
    );
  }
  const descriptors = sections.map(({ descriptor }) => descriptor);
  return [...reasons, ...widgetsHiddenBy(next, before, descriptors)];
}

/**
 * The versions, names and slots that a section misses beside a shell and the `live` sections, as German sentences that
 * do not name its version.
 */
export async function missedBy(
  section: Candidate,
  provides: Provides,
  live: readonly Candidate['descriptor'][],
  unmetRequirements: Unmet,
): Promise<string[]> {
  const { descriptor } = section;
  const others = live.filter(({ name }) => name !== descriptor.name);
  return [
    ...unmetRequirements(descriptor, provides),
    ...(await missingNames(section, provides.names)).map(({ name }) => `${name} fehlt im Rahmen.`),
    ...unknownSlots(descriptor, undefined, [...others, descriptor], provides),
  ];
}

/** The places of a name in a sentence. */
export const within = (places: readonly string[]) => (places.length > 0 ? ` in ${places.join(', ')}` : '');
