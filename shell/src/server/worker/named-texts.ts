import { isTexts } from './worker-protocol.ts';

/** Resources that one section names for a page; the portal takes no more of all together. */
const MOST_RESOURCES = 400;
/** Characters of them together; the address of a page, which they may repeat, has some thousand. */
const LONGEST = 100_000;
/** Everything else is no JSON, and a page that asks for a page would ask for ever. */
const OF_API = '/api/';

/** What a section names; the portal ends whoever names anything but texts, and nobody would know which section. */
export function textsOf(named: readonly unknown[], where: string): string[] {
  const texts = [...named];
  if (isTexts(texts)) return texts;
  throw new Error(`The ${where} are no texts: ${JSON.stringify(texts).slice(0, 120)}`);
}

/** The resources that a section names, `before` those of its parts so far. Throws where the portal takes no such. */
export function resourcesNamed(named: readonly unknown[], where: string, before: readonly string[] = []): string[] {
  const keys = textsOf(named, where);
  const all = [...before, ...keys];
  const foreign = keys.find((key) => !key.startsWith(OF_API));
  if (foreign !== undefined)
    throw new Error(`The ${where} are no resources of the API: ${JSON.stringify(foreign.slice(0, 120))}`);
  if (all.length > MOST_RESOURCES) throw new Error(`The ${where} are more than ${MOST_RESOURCES} resources`);
  if (all.join('').length > LONGEST) throw new Error(`The ${where} are longer than ${LONGEST} characters`);
  return keys;
}
