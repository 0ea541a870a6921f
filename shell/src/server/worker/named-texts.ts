import { isEntry, isResource, isTexts, MOST_ENTRIES } from './worker-protocol.ts';

/** Resources that one section names for a page; the portal takes no more of all together. */
const MOST_RESOURCES = 400;
/** Characters of them together; the address of a page, which they may repeat, has some thousand. */
const LONGEST = 100_000;

/**
 * The texts that a section names; the portal ends a worker that names anything but texts, and nobody would know which
 * section.
 */
function textsOf(named: readonly unknown[], where: string): string[] {
  const texts = [...named];
  if (isTexts(texts)) return texts;
  throw new Error(`The ${where} are no texts: ${JSON.stringify(texts).slice(0, 120)}`);
}

/**
 * The resources that a section names, `before` those of its parts so far. Throws if the portal does not accept them.
 */
export function resourcesNamed(named: readonly unknown[], where: string, before: readonly string[] = []): string[] {
  const keys = textsOf(named, where);
  const all = [...before, ...keys];
  const foreign = keys.find((key) => !isResource(key));
  if (foreign !== undefined)
    throw new Error(`The ${where} are no resources of the API: ${JSON.stringify(foreign.slice(0, 120))}`);
  if (all.length > MOST_RESOURCES) throw new Error(`The ${where} are more than ${MOST_RESOURCES} resources`);
  if (all.join('').length > LONGEST) throw new Error(`The ${where} are longer than ${LONGEST} characters`);
  return keys;
}

/** The entries that a section names for a page, and the resource that lists further ones; throws likewise. */
export function entriesNamed(
  named: readonly unknown[],
  next: unknown,
  where: string,
): { paths: string[]; next?: string } {
  const paths = textsOf(named, where);
  const foreign = paths.find((path) => !isEntry(path));
  if (foreign !== undefined)
    throw new Error(`The ${where} are no paths of the portal: ${JSON.stringify(foreign.slice(0, 120))}`);
  if (paths.length > MOST_ENTRIES) throw new Error(`The ${where} are more than ${MOST_ENTRIES}`);
  const [further] = next === undefined ? [] : resourcesNamed([next], `further ${where}`);
  return { paths, ...(further !== undefined && { next: further }) };
}
