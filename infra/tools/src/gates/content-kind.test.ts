import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { kinds } from '@portal/api/kinds';
import { ROUTE_ACCESS } from '@portal/api/test/route-access';
import { typeErrors } from '../build/type-errors.ts';
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts';
import { projectRoot } from '../webpack/index.ts';

let sources: WorkspaceCopy;
let recipe: string;
beforeAll(async () => {
  sources = await copyWorkspace(['api', 'infra', 'shell', 'shared-ui', 'mfe-admin']);
  const readme = await readFile(join(projectRoot, 'README.md'), 'utf8');
  recipe = readme.split('\n### ').find((section) => section.startsWith('Add a kind of content')) ?? '';
});
afterAll(() => sources.remove());

const TEST_OF_API = `
import { editorDesk } from '../../../test/editor-desk.ts';

const desk = editorDesk({ emptied: ['trips'] });

test('what editors write is read by visitors, found and restored by editors, and named in the overview', async () => {
  const written = await desk.send('POST', '/api/trips', { title: 'Trainingslager', text: 'Drei Tage an der See' });
  expect(written.statusCode).toBe(201);
  const { id } = written.json<{ id: string }>();

  expect((await desk.send('GET', '/api/trips')).json()).toMatchObject([{ id, title: 'Trainingslager', image: null }]);
  expect((await desk.send('GET', '/api/admin/trips?search=see')).json()).toMatchObject({ total: 1, items: [{ id }] });
  expect((await desk.send('GET', '/api/admin/overview')).json()).toMatchObject({
    changes: [{ resource: 'trips', id, title: 'Trainingslager' }],
  });
  await desk.send('DELETE', \`/api/trips/\${id}\`);
  expect((await desk.send('GET', '/api/trips')).json()).toEqual([]);
});
`;

const TEST_OF_SCREEN = `
import { screen } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadScreen } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const api = apiServer();

test('the list leads to the form of a trip', async () => {
  const trip = { id: '1', title: 'Trainingslager', text: null, imageUrl: null, image: null, version: 1 };
  api.answer('GET /api/admin/trips', { body: onePage(trip) });
  api.answer('GET /api/admin/trips/1', { body: trip });
  const screens = { ...(await loadScreen('/admin/fahrten')), ...(await loadScreen('/admin/fahrten/:id')) };
  const { user } = openScreen(screens, '/admin/fahrten', { role: 'editor' });
  await user.click(await screen.findByRole('link', { name: 'Trainingslager' }));

  expect(await screen.findByLabelText<HTMLInputElement>('Titel')).toHaveProperty('value', 'Trainingslager');
  expect(screen.getByRole('link', { name: 'Fahrten' }).getAttribute('href')).toBe('/admin/fahrten');
});
`;

/** The lines that the recipe adds to lists, and the line that each precedes. */
const LINES: readonly (readonly [file: string, line: string, before: string])[] = [
  ['api/migrations/index.ts', "import * as trips from './900-trips.ts';", 'export type Migration'],
  ['api/migrations/index.ts', "'900-trips': trips,", "'001-content-revision'"],
  ['api/src/contract/index.ts', "export * from './trips.ts';", "export * from './users.ts'"],
  ['api/src/content/kinds.ts', "import { tripKind } from './kinds/trips.ts';", 'import { kindsWithOwnCode }'],
  ['api/src/content/kinds.ts', 'tripKind,', 'slideKind,'],
];

test('a kind of content is four files: types, API and screens are right with what the README says', async () => {
  const blocks = [...recipe.matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) => code);
  const files = blocks.filter((code) => code.startsWith('// '));
  const [row = ''] = blocks.filter((code) => !code.startsWith('// '));
  const paths = files.map((code) => code.slice(3, code.indexOf('\n')));
  expect(paths).toEqual([
    'api/migrations/900-trips.ts',
    'api/src/contract/trips.ts',
    'api/src/content/kinds/trips.ts',
    'mfe-admin/src/screens/trips/trip-kind.ts',
  ]);
  const write = async (path: string, code: string) => {
    await mkdir(dirname(join(sources.folder, path)), { recursive: true });
    await writeFile(join(sources.folder, path), code);
  };
  for (const [index, code] of files.entries()) await write(paths[index] ?? '', code);
  for (const [file, line, before] of LINES) {
    expect(recipe).toContain(line);
    await sources.edit(file, before, `${line}\n${before}`);
  }
  await sources.edit(
    'mfe-admin/src/screens.ts',
    "areas: [\n      {\n        to: '/admin/fotos'",
    `areas: [\n${row}      {\n        to: '/admin/fotos'`,
  );
  await write('api/src/content/kinds/trips.test.ts', TEST_OF_API);
  await write('mfe-admin/src/screens/trips/trip-kind.test.tsx', TEST_OF_SCREEN);

  expect(await typeErrors('api', sources.folder)).toEqual([]);
  expect(await typeErrors('mfe-admin', sources.folder)).toEqual([]);
  for (const [folder, file] of [
    ['api', 'src/content/kinds/trips'],
    ['mfe-admin', 'src/screens/trips'],
  ] as const) {
    const jest = [join(projectRoot, 'node_modules/jest/bin/jest.js'), file];
    const { stderr } = await promisify(execFile)(process.execPath, jest, { cwd: join(sources.folder, folder) });
    expect(stderr).toContain('1 passed');
  }
}, 300_000);

/** Front ends are built and released without the API; this test compares the parts of it that they repeat. */
describe('what front ends name', () => {
  const named = (code: string, property: string) =>
    [...code.matchAll(new RegExp(`\\b${property}: '([^']+)'`, 'g'))].map(([, name]) => name);

  test('every kind of content has its row among the screens of the admin area', async () => {
    const tables = ['screens.ts', 'side-areas.ts'].map((file) =>
      readFile(join(projectRoot, 'mfe-admin/src', file), 'utf8'),
    );
    const table = (await Promise.all(tables)).join('');

    expect(named(table, 'resource')).toEqual(expect.arrayContaining(kinds.map(({ resource }) => resource)));
    expect(named(table, 'use')).toEqual(
      expect.arrayContaining(kinds.flatMap(({ pictures }) => (pictures ? [pictures.use] : []))),
    );
  });

  test('every rule for keeping an answer is about something that visitors or the signed-in can ask for', async () => {
    const rules = await readFile(join(projectRoot, 'shared-ui/src/data/resource-policy.ts'), 'utf8');
    const prefixes = [...rules.matchAll(/\['(\/api\/[^']+)'/g)].map(([, prefix = '']) => prefix);
    const routes = Object.keys(ROUTE_ACCESS).filter((route) => route.startsWith('GET '));
    const isKnown = (prefix: string) =>
      routes.some((route) => {
        const path = route.slice('GET '.length);
        return path.startsWith(prefix) || new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(prefix);
      });

    expect(prefixes.length).toBeGreaterThan(5);
    expect(prefixes.filter((prefix) => !isKnown(prefix))).toEqual([]);
  });
});
