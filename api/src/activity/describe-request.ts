import { isDeepStrictEqual } from 'node:util';
import { cutText } from '../imports/cut-text.ts';

/** What a writing request did, as an entry of the log says it (contract, `ActivityEntry`). */
export type Deed = {
  action: string;
  resource: string;
  subjectId: string | null;
  subject: string | null;
  fields: string[];
};

type Written = { method: string; url: string; params: unknown; body: unknown; before: unknown; answer: unknown };

const ACTIONS: Readonly<Record<string, string>> = {
  POST: 'created',
  PUT: 'changed',
  PATCH: 'changed',
  DELETE: 'deleted',
};
const MOST_LETTERS = 120;

/**
 * Read from the route and the states before and after alone, so that a new route is in the log without anybody thinking
 * of it. `url` is its pattern.
 */
export function describeRequest({ method, url, params, body, before, answer }: Written): Deed {
  const [resource = '', ...rest] = url.replace(/^\/api\/(admin\/)?/, '').split('/');
  const word = rest.findLast((part) => part !== '' && !part.startsWith(':'));
  const verb = ACTIONS[method] ?? 'changed';
  return {
    resource,
    action: word ? (method === 'DELETE' ? `${word}-deleted` : word) : verb,
    subjectId: textOf(params, ['id', 'slug', 'section']) ?? textOf(answer, ['id']),
    subject: nameOf(answer) ?? nameOf(body),
    fields: isRecord(body) && verb === 'changed' ? writtenFields(body, before, answer) : [],
  };
}

function writtenFields(body: Fields, before: unknown, after: unknown): string[] {
  const fields =
    isRecord(before) && isRecord(after) ? changedFields(body, asJson(before), asJson(after)) : Object.keys(body);
  return fields.filter((name) => name !== 'version');
}

/** The value as JSON has it: a time is text. */
function asJson(thing: Fields): Fields {
  return JSON.parse(JSON.stringify(thing)) as Fields;
}

function nameOf(thing: unknown): string | null {
  const name = textOf(thing, ['title', 'name', 'opponent', 'subject', 'team', 'slug', 'section'])?.trim();
  return name ? cutText(name, MOST_LETTERS) : null;
}

function textOf(thing: unknown, names: readonly string[]): string | null {
  if (!isRecord(thing)) return null;
  const found = names.map((name) => thing[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found : null;
}

function isRecord(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}

/** A thing as JSON says it. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of `body` that a write has changed: forms are sent whole. A field that neither state contains (a password)
 * counts as changed. `before` and `after` are as the API answers them.
 */
function changedFields(body: Fields, before: Fields, after: Fields): string[] {
  return Object.entries(body)
    .filter(([name, value]) => {
      if (!(name in before)) return true;
      return !isDeepStrictEqual(before[name], value) && !isDeepStrictEqual(before[name], after[name]);
    })
    .map(([name]) => name);
}
