import type { Shape, Thing } from './schema-shape.ts';

/** What does not fit, as the German end of a sentence; a hint alone refuses nothing. */
export type Misfit = { text: string; isHint: boolean };

/** `answer`: the API gives, code reads. `input`: code gives, the API reads. */
type Role = 'answer' | 'input';

/** Why a `given` value may not be a `wanted` one; empty when it always is. */
export function misfits(given: Shape, wanted: Shape, role: Role, field = ''): Misfit[] {
  const name = nameOf(field, role);
  if (wanted.is === 'any') return [];
  if (given.is === 'either') return given.of.flatMap((one) => misfits(one, wanted, role, field));
  if (wanted.is === 'either') {
    const alike = wanted.of.filter((one) => isAlike(given, one));
    if (alike.length === 0) return [refusal(`${name} ist ${kindOf(given)} statt ${kindOf(wanted)}`)];
    return fewest(alike.map((one) => misfits(given, one, role, field)));
  }
  if (!isAlike(given, wanted)) return [refusal(`${name} ist ${kindOf(given)} statt ${kindOf(wanted)}`)];
  if (given.is === 'object' && wanted.is === 'object') return thingMisfits(given, wanted, role, field);
  if (given.is === 'list' && wanted.is === 'list') return misfits(given.of, wanted.of, role, field);
  if (!('only' in wanted) || !wanted.only) return [];
  const known = new Set(wanted.only);
  const own = 'only' in given ? given.only : undefined;
  const foreign = own?.filter((word) => !known.has(word));
  if (foreign?.length === 0) return [];
  const words = foreign?.map((word) => `„${String(word)}“`).join(', ') ?? 'andere Werte';
  // Code shows a word it does not know somehow; the API refuses one.
  if (role === 'answer') return [{ text: `${name} hat neue Werte: ${words}`, isHint: true }];
  return [refusal(`${name} nimmt nicht: ${words}`)];
}

function thingMisfits(given: Thing, wanted: Thing, role: Role, field: string): Misfit[] {
  const inside = (name: string) => (field ? `${field}.${name}` : name);
  const found = [...wanted.fields].flatMap(([name, shape]): Misfit[] => {
    const own = given.fields.get(name) ?? given.others;
    const isNeeded = wanted.needed.has(name);
    const isSure = given.needed.has(name);
    if (role === 'input' && isNeeded && !isSure) return [refusal(`${nameOf(inside(name), role)} ist Pflicht`)];
    if (!own) return role === 'answer' ? [refusal(`${nameOf(inside(name), role)} fehlt`)] : [];
    const lack = isNeeded && !isSure ? [refusal(`${nameOf(inside(name), role)} kann fehlen`)] : [];
    return [...lack, ...misfits(own, shape, role, inside(name))];
  });
  const foreign = [...given.fields].filter(([name]) => !wanted.fields.has(name));
  const { others, isClosed } = wanted;
  if (others) {
    for (const [name, shape] of foreign) found.push(...misfits(shape, others, role, inside(name)));
    if (given.others) found.push(...misfits(given.others, others, role, inside('*')));
  } else if (role === 'input' && isClosed)
    for (const [name] of foreign) found.push(refusal(`${nameOf(inside(name), role)} gibt es nicht`));
  return found;
}

/** Whether it is of the same kind, whatever is in it. */
function isAlike(given: Shape, wanted: Shape): boolean {
  if (given.is === 'integer' && wanted.is === 'number') return true;
  if (given.is !== wanted.is) return false;
  if (given.is !== 'string' || wanted.is !== 'string') return true;
  return wanted.format === undefined || wanted.format === given.format;
}

/** Chooses, among several ways to fit, the one that lacks least. */
function fewest(ways: readonly Misfit[][]): Misfit[] {
  const weight = (found: Misfit[]) => found.reduce((sum, { isHint }) => sum + (isHint ? 1 : 1000), 0);
  return ways.reduce((best, way) => (weight(way) < weight(best) ? way : best));
}

const refusal = (text: string): Misfit => ({ text, isHint: false });

function nameOf(field: string, role: Role): string {
  if (role === 'input') return field ? `Eingabe ${field}` : 'Die Eingabe';
  return field ? `Feld ${field}` : 'Die Antwort';
}

const KINDS = { any: 'beliebig', null: 'null', boolean: 'ja/nein', integer: 'ganze Zahl', number: 'Zahl' };

function kindOf(shape: Shape): string {
  if (shape.is === 'either') return shape.of.map(kindOf).join(' oder ');
  if (shape.is === 'list') return 'Liste';
  if (shape.is === 'object') return 'Objekt';
  if (shape.is === 'string') return shape.format ? `Text (${shape.format})` : 'Text';
  return KINDS[shape.is];
}
