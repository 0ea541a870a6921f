/** A node of a syntax tree (ESTree). */
export type SyntaxNode = { type: string } & Record<string, unknown>;

/** A path as code writes it, without its query, `*` for inserted values. It may begin with the value called `name`. */
type WrittenPath = { name?: string; path: string };

/**
 * A module's references to the API: calls, and values that are paths, by the variable, property or function that has
 * them. A path without a method beside it is read. `given` are paths that functions are called with, whose parameters
 * have names.
 */
export type ApiWords = {
  calls: { method: string; written: WrittenPath }[];
  values: { name: string; written: WrittenPath }[];
  parameters: { name: string; names: readonly (string | undefined)[] }[];
  given: { name: string; place: number; written: WrittenPath }[];
};

/** A resource that code calls: `*` stands for any text within a part of the path. */
export type ApiCall = { method: string; path: string };

const START = '/api/';
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** The resources that these modules call together: values of one are known to all by their names. */
export function apiCalls(unordered: readonly ApiWords[]): ApiCall[] {
  // The order decides where values are made of each other, and webpack visits modules in any order.
  const modules = inOrder(unordered);
  // A repeated reference is followed once: many calls hand over the same few values.
  const values = new Map<string, Map<string, WrittenPath>>();
  for (const { name, written } of [...modules.flatMap((words) => words.values), ...handedOver(modules)]) {
    const ofName = values.get(name) ?? new Map<string, WrittenPath>();
    values.set(name, ofName.set(`${written.name ?? ''} ${written.path}`, written));
  }

  const known = new Map<string, ReadonlySet<string>>();
  const pathsOf = ({ name, path }: WrittenPath): string[] => {
    if (name === undefined) return [path];
    return [...valuesOf(name)].map((begin) => begin + path);
  };
  const valuesOf = (name: string): ReadonlySet<string> => {
    const found = known.get(name);
    if (found) return found;
    // A value that is made of itself adds nothing.
    known.set(name, new Set());
    const paths = new Set([...(values.get(name)?.values() ?? [])].flatMap(pathsOf));
    known.set(name, paths);
    return paths;
  };

  const calls = new Map<string, ApiCall>();
  const add = (method: string, path: string) =>
    path.startsWith(START) && calls.set(`${method} ${path}`, { method, path });
  for (const { method, written } of modules.flatMap((words) => words.calls))
    for (const path of pathsOf(written)) add(method, path);
  for (const name of values.keys()) for (const path of valuesOf(name)) add('GET', path);
  return [...calls.values()];
}

function inOrder(modules: readonly ApiWords[]): ApiWords[] {
  const keyed = modules.map((words) => ({ key: JSON.stringify(words), words }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ words }) => words);
}

/**
 * The values of parameters: the paths that functions of their name are called with. Bare names are not followed into
 * them: so many functions are called alike that each would get what all others have.
 */
function handedOver(modules: readonly ApiWords[]): ApiWords['values'] {
  const functions = new Map<string, ApiWords['parameters']>();
  for (const made of modules.flatMap((words) => words.parameters))
    functions.set(made.name, [...(functions.get(made.name) ?? []), made]);
  return modules
    .flatMap((words) => words.given)
    .flatMap(({ name, place, written }) =>
      (functions.get(name) ?? []).flatMap(({ names }) => {
        const parameter = names[place];
        return parameter === undefined || (written.name !== undefined && written.path === '')
          ? []
          : [{ name: parameter, written }];
      }),
    );
}

/** Collects what a module's syntax tree says of the API. */
export function apiWords(program: SyntaxNode): ApiWords {
  const words: ApiWords = { calls: [], values: [], parameters: [], given: [] };
  const said = new Set<SyntaxNode>();

  const visit = (node: SyntaxNode): void => {
    for (const { method, path } of callsOf(node)) {
      for (const one of choices(path)) {
        const written = writtenPath(one);
        if (!written) continue;
        if (isText(one)) said.add(one);
        words.calls.push({ method, written });
      }
    }
    for (const { name, value } of namedIn(node)) {
      for (const one of choices(value)) {
        const written = said.has(one) ? undefined : writtenPath(one);
        if (!written || written.name === name) continue;
        if (isText(one)) said.add(one);
        words.values.push({ name, written });
      }
    }
    words.parameters.push(...parametersOf(node));
    words.given.push(...givenIn(node));
    const written = isText(node) && !said.has(node) ? writtenPath(node) : undefined;
    if (written) words.calls.push({ method: 'GET', written });
    // The parts of a concatenated text are collected with it.
    for (const inner of childrenOf(node)) if (!isText(node) || !isText(inner)) visit(inner);
  };
  visit(program);
  return words;
}

/**
 * Methods beside a path: `request('POST', path)`, `['POST', path]`, `fetch(path, { method: 'POST' })`,
 * `{ url: path, method: 'PUT' }`.
 */
function callsOf(node: SyntaxNode): { method: string; path: SyntaxNode }[] {
  if (node.type === 'CallExpression' || node.type === 'ArrayExpression') {
    const given = nodes(node['arguments'] ?? node['elements']);
    const place = given.findIndex((one) => METHODS.has(textOf(one) ?? ''));
    const [method, path] = [textOf(given[place]), given[place + 1]];
    if (method !== undefined && path) return [{ method, path }];
    const [first, options] = given;
    const named = options && methodIn(options);
    return first && named ? [{ method: named, path: first }] : [];
  }
  const method = methodIn(node);
  if (method === undefined) return [];
  const paths = nodes(node['properties']).flatMap((property) => {
    const path = heldBy(property);
    return path && (isText(path) || nameOf(property) === 'url') ? [path] : [];
  });
  return paths.map((path) => ({ method, path }));
}

/** The names of the parameters of a function that has a name itself. */
function parametersOf(node: SyntaxNode): ApiWords['parameters'] {
  const made = node.type === 'FunctionDeclaration' ? node : heldBy(node);
  const name = made && isFunction(made) ? nameOf(node) : undefined;
  if (!made || name === undefined) return [];
  const names = nodes(made['params']).map((one) => {
    const parameter = one.type === 'AssignmentPattern' ? child(one['left']) : one;
    return parameter?.type === 'Identifier' ? nameOf(parameter) : undefined;
  });
  return [{ name, names }];
}

/** Paths that a function with a name is called with. */
function givenIn(node: SyntaxNode): ApiWords['given'] {
  const name = node.type === 'CallExpression' ? nameOf(node) : undefined;
  if (name === undefined) return [];
  return nodes(node['arguments']).flatMap((argument, place) =>
    choices(argument).flatMap((one) => {
      const written = writtenPath(one);
      return written ? [{ name, place, written }] : [];
    }),
  );
}

/** The method that an object names, or a pattern by default. */
function methodIn(node: SyntaxNode): string | undefined {
  const method = nodes(node['properties']).find((property) => nameOf(property) === 'method');
  const text = method && textOf(heldBy(method));
  return text !== undefined && METHODS.has(text) ? text : undefined;
}

/** Variables and properties with their values, functions with their return values. */
function namedIn(node: SyntaxNode): { name: string; value: SyntaxNode }[] {
  const name = nameOf(node);
  if (name === undefined) return [];
  const value = node.type === 'FunctionDeclaration' ? node : heldBy(node);
  if (!value) return [];
  if (!isFunction(value)) return [{ name, value }];
  const body = child(value['body']);
  if (!body) return [];
  return (body.type === 'BlockStatement' ? returnsOf(body) : [body]).map((returned) => ({ name, value: returned }));
}

const isFunction = ({ type }: SyntaxNode) => /^(Arrow)?Function(Expression|Declaration)$/.test(type);

function returnsOf(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'ReturnStatement') return nodes([node['argument']]);
  return childrenOf(node).flatMap((inner) => (isFunction(inner) ? [] : returnsOf(inner)));
}

/** The possible values of an expression. */
function choices(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'ConditionalExpression') return nodes([node['consequent'], node['alternate']]).flatMap(choices);
  if (node.type === 'LogicalExpression') return nodes([node['left'], node['right']]).flatMap(choices);
  return [node];
}

/** Undefined where an expression begins neither with a path of the API nor with a value that has a name. */
function writtenPath(node: SyntaxNode): WrittenPath | undefined {
  const [first, ...rest] = partsOf(node);
  if (typeof first === 'string') return first.startsWith(START) ? { path: pathOf([first, ...rest]) } : undefined;
  const name = first && nameOf(first);
  return name === undefined ? undefined : { name, path: pathOf(rest) };
}

/** Texts, and the expressions between them. */
function partsOf(node: SyntaxNode): (string | SyntaxNode)[] {
  if (node.type === 'TemplateLiteral') {
    const put = nodes(node['expressions']);
    const texts = nodes(node['quasis']).map(({ value }) => (value as { cooked?: string }).cooked ?? '');
    return texts.flatMap((text, index) => [text, put[index] ?? '']).filter((part) => part !== '');
  }
  if (isText(node) && node.type === 'BinaryExpression')
    return nodes([node['left'], node['right']]).flatMap((side) => (isText(side) ? partsOf(side) : [side]));
  return [textOf(node) ?? node];
}

function pathOf(parts: readonly (string | SyntaxNode)[]): string {
  const [path = ''] = parts
    .map((part) => (typeof part === 'string' ? part : '*'))
    .join('')
    .split('?', 1);
  return path.replaceAll('**', '*');
}

/** Whether it is text, or text with something put in. */
const isText = (node: SyntaxNode): boolean =>
  textOf(node) !== undefined ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'BinaryExpression' && node['operator'] === '+' && nodes([node['left'], node['right']]).some(isText));

/** The name of a variable, of a property that is written or read, or of a function that is declared or called. */
function nameOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Identifier') return String(node['name']);
  if (node['computed'] === true) return undefined;
  const named = { CallExpression: 'callee', MemberExpression: 'property', Property: 'key' }[node.type] ?? 'id';
  const inner = child(node[named]);
  return inner && (textOf(inner) ?? nameOf(inner));
}

/** The value of a variable or a property, or the default of a property in a pattern. */
function heldBy(node: SyntaxNode): SyntaxNode | undefined {
  const value = child(node.type === 'VariableDeclarator' ? node['init'] : node.type === 'Property' && node['value']);
  return value?.type === 'AssignmentPattern' ? child(value['right']) : value;
}

const textOf = (node: SyntaxNode | undefined) =>
  node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const child = (value: unknown) => (isNode(value) ? value : undefined);
const nodes = (value: unknown) => (Array.isArray(value) ? value.filter(isNode) : []);
const childrenOf = (node: SyntaxNode) =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? nodes(value) : nodes([value])));
