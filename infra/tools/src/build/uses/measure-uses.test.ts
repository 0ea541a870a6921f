import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { ApiSurface } from '@portal/api/own-surface';
import { runWebpack } from '../run-webpack.ts';
import { apiCalls, type ApiWords } from './api-calls.ts';
import { measureUses } from './measure-uses.ts';

const sources = {
  'section.js': `
    import { Card, truncate } from 'ui';
    import * as ui from 'ui';
    import * as whole from 'router';
    import { fetchAlbum, NEWS } from './api.js';
    import { unused } from './unused.js';
    export const pages = [() => import('./page.js'), Card, ui.Button, Object.keys(whole), fetchAlbum, NEWS];
    const neverRead = () => [truncate, unused];
  `,
  'page.js': `import { Badge } from 'ui'; export const Page = Badge;`,
  'unused.js': `import { Carousel } from 'ui'; export const unused = () => Carousel; import { more } from './more.js'; export const again = more;`,
  'more.js': `export const more = '/api/never';`,
  'api.js': `
    export const NEWS = '/api/news?page=1';
    const FORM = '/api/contact';
    export const albumPath = (slug) => \`/api/albums/\${encodeURIComponent(slug)}\`;
    export function fetchAlbum(slug, isNew) {
      useResource(isNew ? '/api/albums' : albumPath(slug));
      useResource(\`/api/matches\${slug ? '?x' : ''}\`);
      useResource(\`/api/news/\${slug}/similar\`);
      request('POST', FORM, {});
      fetch('/api/errors', { method: 'POST' });
      send({ url: \`/api/media/\${slug}/file\`, method: 'PUT' });
      request('PATCH', addressOf(kind, slug));
      request('POST', '/api/' + slug);
      request('POST', kind.begin);
      tell('/api/visits', slug);
      end(\`\${kind.sessions}/\${slug}\`);
      const [method, address] = slug ? ['PUT', kind.order] : ['POST', '/api/settings/opening'];
      const url = kind.file;
      send({ method: 'PUT', url, type: 'text/plain' });
    }
    function tell(path, message = {}) { fetch(path, { method: 'POST', body: message }); }
    const end = async (ended) => { await request('DELETE', ended); };
    const begin = kind.finish;
    const finish = \`\${kind.begin}/end\`;
    const kind = {
      list: '/api/admin/sponsors',
      writes: '/api/sponsors',
      sessions: '/api/sessions',
      order: '/api/sponsors/order',
      file: '/api/documents/1/file',
    };
    const addressOf = (one, key) => { return one.writes + '/' + key; };
  `,
};

const resources = `
  GET /api/news, GET /api/news/:id, GET /api/news/:id/similar, GET /api/albums, GET /api/albums/:slug, GET /api/matches,
  GET /api/matches/next, GET /api/never, GET /api/weather, GET /api/admin/sponsors, GET /api/sponsors, GET /api/errors,
  POST /api/contact, POST /api/errors, PUT /api/media/:id/file, PATCH /api/sponsors/:id, POST /api/news, POST /api/visits,
  DELETE /api/sessions/:id, PUT /api/sponsors/order, POST /api/settings/opening, PUT /api/documents/:id/file`;
const surface: ApiSurface = Object.fromEntries(
  resources.split(',').map((resource) => [resource.trim(), { answer: { title: resource.trim() } }]),
);

let folder: string;
const uses = measureUses();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-uses-'));
  await mkdir(join(folder, 'server'));
  for (const [file, text] of Object.entries(sources)) await writeFile(join(folder, file), text);
  const shared = Object.fromEntries(
    ['ui', 'router'].map((name) => [name, { import: false as const, singleton: true }]),
  );
  const config = {
    mode: 'production' as const,
    context: folder,
    entry: {},
    output: { path: join(folder, 'client') },
    plugins: [
      new ModuleFederationPlugin({
        name: 'fixture',
        filename: 'remoteEntry.js',
        exposes: { './section': './section.js' },
        shared,
        dts: false,
        manifest: false,
      }),
    ],
  };
  await runWebpack(uses.watched(config));
});
afterAll(() => rm(folder, { recursive: true }));

test('the names that a build takes of shared modules are measured, whatever is left out is not', async () => {
  const exported = { router: ['Link', 'useParams'], ui: ['Card'] };

  expect(await uses.namesTaken(async () => exported)).toEqual({
    router: ['Link', 'useParams'],
    ui: ['Badge', 'Button', 'Card'],
  });
});

test('the resources that code calls are found with their methods, also through names and functions', async () => {
  const file = await uses.writeApiUses(folder, surface);

  const used = JSON.parse(await readFile(join(folder, file), 'utf8')) as ApiSurface;
  expect(Object.keys(used)).toEqual([
    'DELETE /api/sessions/:id',
    'GET /api/admin/sponsors',
    'GET /api/albums',
    'GET /api/albums/:slug',
    'GET /api/matches',
    'GET /api/news',
    'GET /api/news/:id/similar',
    'GET /api/sponsors',
    'PATCH /api/sponsors/:id',
    'POST /api/contact',
    'POST /api/errors',
    'POST /api/settings/opening',
    'POST /api/visits',
    'PUT /api/documents/:id/file',
    'PUT /api/media/:id/file',
    'PUT /api/sponsors/order',
  ]);
  expect(used['GET /api/news']).toEqual({ answer: { title: 'GET /api/news' } });
});

test('what is found is the same in whatever order webpack has come to the modules', () => {
  const said = (values: ApiWords['values']): ApiWords => ({ calls: [], values, parameters: [], given: [] });
  const modules = [
    said([
      { name: 'list', written: { path: '/api/news' } },
      { name: 'list', written: { name: 'entry', path: '' } },
    ]),
    said([{ name: 'entry', written: { name: 'list', path: '/similar' } }]),
  ];

  expect(apiCalls(modules)).toEqual(apiCalls(modules.toReversed()));
});
