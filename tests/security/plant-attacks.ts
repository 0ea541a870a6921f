import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Registry } from '@portal/api/contract';
import type { Editor } from '../kit/editor.ts';
import { makePdf } from '../kit/documents.ts';
import { makePictures } from '../kit/pictures.ts';
import { hostileBody, hostileFields, type BodySchema, type Harmless } from './hostile-bodies.ts';

type Write = { method: 'POST' | 'PUT' | 'PATCH'; path: string; schema: BodySchema };
type Item = Readonly<Record<string, string | undefined>>;
type Operation = { requestBody?: { content: Record<string, { schema?: BodySchema }> } };

/** The texts that accepted an attack, and those that the server refused although their schema allows it. */
export type Planted = { fields: string[]; refused: string[] };

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number, hour = 15) =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T${hour}:00:00Z`;
const MOST_TRIES = 12;
/** The minimum age of a token of the contact form that is not taken for a program's, and some more. */
const TOKEN_AGE_MS = 4_000;
/** School holidays whose name is a script. */
const HOSTILE_CALENDAR = `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
SUMMARY:"><img src=x onerror=document.documentElement.dataset.attacked='calendar'>
DTSTART;VALUE=DATE:20261005
DTEND;VALUE=DATE:20261017
END:VEVENT
END:VCALENDAR`;

/** Texts that must be right, or the rest would be thrown away. */
const MUST_BE_RIGHT: Readonly<Record<string, readonly string[]>> = {
  '/api/contact': ['token', 'website'],
  '/api/errors': ['section', 'version'],
  '/api/school-holidays/import': ['calendar'],
  '/api/settings': ['phone'],
  '/api/settings/opening': ['phone'],
};

/** Writes whose texts no page shows, or that would end the attack; a new write belongs here or is attacked. */
const NOT_SHOWN = new Set([
  'POST /api/login',
  'POST /api/login/passkey',
  'POST /api/auth/forgotten',
  'POST /api/auth/link',
  'POST /api/auth/password',
  'PUT /api/account/password',
  'POST /api/account/proof',
  'POST /api/account/proof/passkey',
  'POST /api/account/passkeys',
  'POST /api/users/rescue',
  'PUT /api/account/second-factor',
  'POST /api/account/second-factor/recovery-codes',
  'POST /api/account/second-factor/off',
  'POST /api/releases/{section}/activate',
  'POST /api/releases/{section}/rollback',
  'POST /api/releases/{section}/withdraw',
  'POST /api/releases/{section}/pin',
  'POST /api/admin/wordpress-imports/{id}/start',
  'POST /api/views',
  'POST /api/vitals',
  // Stores nothing.
  'POST /api/admin/map-links',
  // No season is over there; names in squads are attacked in the teams.
  'PATCH /api/seasons/{slug}',
  // Files, carried out only as their report said; their contents are attacked in the forms where they are typed.
  'POST /api/imports/dfbnet',
  'POST /api/imports/dfbnet/report',
  'POST /api/imports/ical',
  'POST /api/imports/ical/report',
  'POST /api/imports/squad',
  'POST /api/imports/squad/report',
  'POST /api/imports/sponsors',
  'POST /api/imports/sponsors/report',
  'POST /api/imports/season',
  'POST /api/imports/season/report',
]);

/**
 * Fills every text of every write the OpenAPI document describes with scripts, as an administrator. Items made by a
 * `POST` are changed by the `PATCH` beside it, too. Changes of pages go to all pages.
 */
export async function plantAttacks(portalUrl: string, editor: Editor): Promise<Planted> {
  const [picture] = makePictures(1, 'attack');
  if (!picture) throw new Error('no picture was made');
  const pictureUrl = await editor.uploadPicture(picture);
  // Its name is a text as well; the others of it are changed below.
  await editor.uploadDocument(makePdf('"><img src=x onerror=document.documentElement.dataset.attacked=1>'));
  const harmless = harmlessValues(pictureUrl);
  const rights = await findRightValues(portalUrl);
  const made = new Map<string, string>();
  const planted: Planted = { fields: [], refused: [] };

  for (const { method, path, schema } of await findWrites(portalUrl)) {
    const name = `${method} ${path}`;
    if (hostileFields(schema).length === 0 || NOT_SHOWN.has(name)) continue;
    for (const address of await addressesOf(path, made, editor)) {
      const right = await rights(path);
      const { fields, refused, answer } = await attack(
        editor,
        { method, path: address, schema },
        { ...harmless, ...right },
      );
      planted.fields.push(...[...fields].map((field) => `${name} ${field}`));
      planted.refused.push(...refused.map((field) => `${name} ${field}`));
      if (method === 'POST' && answer.id) made.set(path, answer.id);
    }
  }
  return planted;
}

/** Sends until it is accepted: refused fields are left out of the next try. */
async function attack(editor: Editor, { method, path, schema }: Write, harmless: Harmless) {
  const right = MUST_BE_RIGHT[path] ?? [];
  const refused = new Set<string>(right);
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const fields = new Set<string>();
    const answer = await editor.call(
      method,
      path,
      hostileBody(schema, { harmless, refused, planted: fields }) as object,
    );
    const said = ((await answer.json().catch(() => null)) ?? {}) as { id?: string; field?: string };
    if (answer.ok) return { fields, refused: [...refused].slice(right.length), answer: said };
    if (!said.field || refused.has(said.field)) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`);
    refused.add(said.field);
  }
  throw new Error(`${method} ${path} refuses ${[...refused].join(', ')}`);
}

/** Teams first, because others name one. */
async function findWrites(portalUrl: string): Promise<Write[]> {
  const answer = await fetch(`${portalUrl}/api/docs/json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  const writes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema ? [{ method: method.toUpperCase() as Write['method'], path, schema }] : [];
    }),
  );
  const rank = ({ method, path }: Write) => (path === '/api/teams' ? 0 : method === 'POST' ? 1 : 2);
  return writes.toSorted((one, other) => rank(one) - rank(other));
}

async function addressesOf(path: string, made: ReadonlyMap<string, string>, editor: Editor): Promise<string[]> {
  if (!path.includes('{')) return [path];
  if (path.startsWith('/api/admin/modules/')) return [path.replace('{section}', 'news')];
  const list = path.replace(/\/\{\w+\}.*$/, '');
  const id = made.get(list);
  if (id) return [path.replace(/\{\w+\}/, id)];
  const admin = list.startsWith('/api/admin/') ? list : list.replace('/api/', '/api/admin/');
  const answer = (await (await editor.call('GET', admin)).json()) as { items: Item[] } | Item[];
  const items = Array.isArray(answer) ? answer : answer.items;
  if (items.length === 0) throw new Error(`nothing to change at ${path}`);
  const name = /\{(\w+)\}/.exec(path)?.[1] ?? 'id';
  return items.map((item) => path.replace(/\{\w+\}/, item[name] ?? ''));
}

/** An event with a reason; a token of the contact form, by then old enough; a section that is live. */
async function findRightValues(portalUrl: string): Promise<(path: string) => Promise<Harmless>> {
  const { token } = (await (await fetch(`${portalUrl}/api/contact/token`)).json()) as { token: string };
  const isOldEnough = delay(TOKEN_AGE_MS);
  const { sections } = (await (await fetch(`${portalUrl}/api/releases`)).json()) as Registry;
  return async (path) => {
    if (path.startsWith('/api/events')) return { status: 'cancelled' };
    if (path === '/api/errors') return { section: sections[0]?.name, version: sections[0]?.version };
    if (path !== '/api/contact') return {};
    await isOldEnough;
    return { token };
  };
}

function harmlessValues(pictureUrl: string): Harmless {
  return {
    // Its name begins with the picture's id.
    ids: [pictureUrl.split('/').at(-1)?.slice(0, 36)],
    children: 'consent',
    imageUrl: pictureUrl,
    logoUrl: pictureUrl,
    crestUrl: pictureUrl,
    advertisingImageUrl: pictureUrl,
    coverUrl: pictureUrl,
    'pictures.url': pictureUrl,
    color: '#dc2626',
    secondColor: '#facc15',
    colorDark: '#991b1b',
    postcode: '12345',
    legalForm: 'verein',
    email: 'angriff@verein.example',
    phone: '01234 5678-0',
    publicKey: generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    password: 'drei blaue Eckfahnen',
    type: 'match',
    startTime: '18:00',
    endTime: '19:30',
    startDate: inDays(3, 15),
    endDate: inDays(3, 17),
    date: inDays(-1).slice(0, 10),
    firstDay: inDays(1).slice(0, 10),
    lastDay: inDays(2).slice(0, 10),
    calendar: HOSTILE_CALENDAR,
    activeFrom: inDays(-1),
    activeUntil: inDays(30),
    allDay: false,
    isHidden: false,
    loadAtOnce: false,
    'footballData.kind': 'other',
    attributes: [],
    asOf: inDays(-1).slice(0, 10),
    // Left out: fields that contradict the others.
    version: undefined,
    status: undefined,
    repeat: undefined,
    goalsHome: undefined,
    goalsAway: undefined,
    website: '',
    part: 'page',
    path: '/news',
    referrerHost: 'verein.example',
  };
}
