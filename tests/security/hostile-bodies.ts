/** The part of JSON Schema that the bodies of the API's writes use. */
export type BodySchema = {
  type?: string;
  enum?: unknown[];
  anyOf?: BodySchema[];
  properties?: Record<string, BodySchema>;
  items?: BodySchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
};

/**
 * The harmless value of a field that accepts nothing hostile, by its path or the last part of that; undefined leaves it
 * out.
 */
export type Harmless = Readonly<Record<string, unknown>>;

type Wishes = { harmless: Harmless; refused: ReadonlySet<string>; planted: Set<string> };

/** The attacks on every text, the most dangerous first; the first that the schema allows is sent. */
function attacksOn(field: string): string[] {
  const deed = `document.documentElement.dataset.attacked='${field}'`;
  return [
    `</title></textarea></script><script>${deed}</script><img src=x onerror="${deed}"><p style="position:fixed">`,
    `"><img src=x onerror=${deed}>`,
    '"><svg/onload=alert(1)>',
    '"><b onclick=a()>',
    `javascript:${deed}`,
    'jAvAsCrIpT:alert(1)//https://x.example',
    'data:text/html,<script>alert(1)</script>',
    `https://evil.example/'onmouseover='${deed}'x='`,
    `/'onmouseover='${deed}'x='`,
    `'onload='alert(1)'@evil.example`,
    'linear-gradient(red);background:url(javascript:alert(1))',
    'linear-gradient(expression(alert(1)),red)',
    'constructor',
    '__proto__',
  ];
}

/**
 * A body in which every text is hostile that may be. `planted` collects the fields that accepted one, by their path
 * (`squad.name`); fields in `refused` get harmless values.
 */
export function hostileBody(schema: BodySchema, wishes: Wishes, path = ''): unknown {
  const key = path in wishes.harmless ? path : (path.split('.').at(-1) ?? '');
  const known = wishes.harmless[key];
  const options = (schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null');
  const [first = {}] = options;
  if (first.type !== 'string' && key in wishes.harmless) return known;
  if (first.enum) return key in wishes.harmless ? known : first.enum[0];
  switch (first.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(first.properties ?? {}).flatMap(([name, part]) => {
          const value = hostileBody(part, wishes, path ? `${path}.${name}` : name);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'array':
      return [hostileBody(first.items ?? {}, wishes, path)].filter((item) => item !== undefined);
    case 'string':
      return hostileText(first, wishes, path) ?? known;
    case 'boolean':
      return true;
    case undefined:
    default:
      return first.minimum;
  }
}

/** Undefined if nothing hostile fits. */
function hostileText(schema: BodySchema, { refused, planted }: Wishes, path: string): string | undefined {
  if (schema.format || refused.has(path)) return undefined;
  const attack = attacksOn(path).find((text) => fits(schema, text));
  if (attack !== undefined) planted.add(path);
  return attack;
}

/** The paths of all texts of a body that could be hostile, as far as their patterns go. */
export function hostileFields(schema: BodySchema): string[] {
  const planted = new Set<string>();
  hostileBody(schema, { harmless: {}, refused: new Set(), planted });
  return [...planted];
}

function fits({ pattern = '', minLength = 0, maxLength = Infinity }: BodySchema, text: string): boolean {
  return text.length >= minLength && text.length <= maxLength && new RegExp(pattern).test(text);
}
