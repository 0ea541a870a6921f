import { runningApi } from '../../test/app.ts';
import { call, createRelease, liveVersions, publish, sectionHistory } from '../../test/release.ts';
import type { SectionDescriptor } from '../contract/index.ts';
import { NotAdmittedError } from './release-errors.ts';

/** Titles of pages that the shell cannot render. */
const refused = new Set<string>();
const api = runningApi({
  services: {
    admitRelease: async ({ descriptor }) => {
      const pages = 'pages' in descriptor ? descriptor.pages : [];
      const page = pages.find(({ title }) => refused.has(title));
      if (page) throw new NotAdmittedError([page.title]);
    },
  },
});

const recordOnly = { expected: null };
type Change = (descriptor: SectionDescriptor) => Partial<SectionDescriptor>;
/** The same files with another descriptor. */
function changed(release: ReturnType<typeof createRelease>, change: Change) {
  return { ...release, descriptor: { ...release.descriptor, ...change(release.descriptor) } };
}
const firstPage = (fields: Partial<SectionDescriptor['pages'][number]>): Change => {
  return ({ pages: [page, ...others] }) => ({ pages: page ? [{ ...page, ...fields }, ...others] : [] });
};

test('a descriptor that was only recorded does not go live behind an honest one', async () => {
  await publish(api, createRelease({ name: 'club', pages: ['/kontakt'] }));
  const honest = createRelease({ name: 'news' });
  const { pages } = createRelease({ name: 'news', pages: ['/news', '/kontakt'] }).descriptor;
  await publish(
    api,
    changed(honest, () => ({ pages })),
    recordOnly,
  );

  const answer = await publish(api, honest);

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'version_exists' });
  expect(await liveVersions(api)).not.toHaveProperty('news');
});

const CHANGES: [what: string, change: Change][] = [
  ['a page more', ({ pages }) => ({ pages: [...pages, ...pages.map((page) => ({ ...page, path: '/mehr' }))] })],
  ['no page', () => ({ pages: [] })],
  ['another path', firstPage({ path: '/anders' })],
  ['another title', firstPage({ title: 'anders' })],
  ['another order of preloading', firstPage({ prefetch: 'immediate' })],
  ['other files of a page', firstPage({ files: [] })],
  ['a menu', firstPage({ menu: { label: 'Kasse', order: 1 } })],
  ['a login', firstPage({ access: 'signed-in' })],
  ['a widget', () => ({ widgets: [{ name: 'raffle', skeleton: 'cards', files: [] }] })],
  ['other requirements', ({ requires }) => ({ requires: { ...requires, shared: { react: '*' } } })],
];

test.each(CHANGES)('a version that is recorded is another one with %s', async (_what, change) => {
  const release = createRelease({ name: 'whole' });
  await publish(api, release);

  const answer = await publish(api, changed(release, change));

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'version_exists' });
  expect(api.app.releases.registry().sections).toContainEqual(release.descriptor);
});

test('it is the same one in another order of names and files, and where another zlib compresses a little better', async () => {
  const release = createRelease({ name: 'ordered', client: { 'client/large.js': 'x'.repeat(9_000) } });
  await publish(api, release);
  const again = changed(release, ({ files, pages }) => ({
    files: files.toReversed().map((file) => ({ ...file, brotliBytes: Math.max(0, file.brotliBytes - 1) })),
    pages: pages.map((page) => Object.fromEntries(Object.entries(page).toReversed()) as typeof page),
  }));

  const answer = await publish(api, again);

  expect(answer.statusCode).toBe(200);
  expect(api.app.releases.registry().sections).toContainEqual(release.descriptor);
});

test('what calls itself a build that its files do not make is refused', async () => {
  const { build } = createRelease({ name: 'guise', client: { 'client/other.js': '1' } }).descriptor;

  const answer = await publish(
    api,
    changed(createRelease({ name: 'guise' }), () => ({ build })),
  );

  expect(answer.json()).toMatchObject({ statusCode: 400, code: 'invalid_release' });
  expect(answer.json<{ message: string }>().message).toContain('„build“');
});

test.each(['besetzt-mit-gewalt', 'auth'])(
  'what has never been live is not gone back to by force: /%s',
  async (path) => {
    const [owner, name] = [`owner-of-${path}`, `aaa-${path}`];
    await publish(api, createRelease({ name: owner, pages: ['/besetzt-mit-gewalt'] }));
    await publish(api, createRelease({ name, pages: [`/${path}`] }), recordOnly);

    const answer = await call(api, name, `${name}/rollback`, { version: '1.0.0', force: true });

    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'never_live' });
    expect(await liveVersions(api)).not.toHaveProperty(name);
    await call(api, owner, `${owner}/withdraw`, { expected: (await sectionHistory(api, owner)).revision });
  },
);

describe('a version that was recorded unchecked is checked', () => {
  const ways: [string, (name: string) => ReturnType<typeof call>][] = [
    ['published again', (name) => publish(api, createRelease({ name, pages: ['/besetzt'] }))],
    ['activated', (name) => call(api, name, `${name}/activate`, { version: '1.0.0', expected: 0 })],
    ['rolled back to', (name) => call(api, name, `${name}/rollback`, { version: '1.0.0' })],
  ];
  beforeAll(() => publish(api, createRelease({ name: 'owner', pages: ['/besetzt'] })));

  test.each(ways)('when it is %s: its paths', async (way, goLive) => {
    const name = `path-${way.split(' ')[0]}`;
    await publish(api, createRelease({ name, pages: ['/besetzt'] }), recordOnly);

    const answer = await goLive(name);

    expect(answer.json()).toMatchObject({ statusCode: 422, reasons: [expect.stringContaining('owner 1.0.0')] });
    expect(await liveVersions(api)).not.toHaveProperty(name);
  });

  test.each(ways.slice(1))('when it is %s: its pages', async (way, goLive) => {
    const name = `page-${way.split(' ')[0]}`;
    refused.add(name);
    await publish(api, createRelease({ name }), recordOnly);

    const answer = await goLive(name);

    expect(answer.json()).toMatchObject({ statusCode: 422, reasons: [name] });
    expect(await liveVersions(api)).not.toHaveProperty(name);
  });
});
