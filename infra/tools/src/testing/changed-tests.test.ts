import { chooseTests, JOURNEYS_OF_A_SECTION } from './changed-tests.ts';
import { readWorkspace } from './workspace.ts';

const workspace = {
  packages: new Map([
    ['api', []],
    ['shell', ['api']],
    ['infra', ['shell', 'api']],
    ['mfe-news', ['api']],
    ['mfe-teams', ['api']],
    ['tests', ['infra']],
  ]),
  pages: new Map([
    ['mfe-news', ['/news', '/news/:id']],
    ['mfe-teams', ['/kalender']],
  ]),
  journeys: new Map([
    ['tests/journeys/read.spec.ts', "goto('/news'); goto(`/news/${slug}`); goto('/kalender')"],
    ['tests/journeys/plan.spec.ts', "goto('/kalender'); goto('/news-archiv')"],
    ['tests/journeys/walk.spec.ts', "goto('/'); goto('/auth'); goto('/news')"],
    ['tests/quality/layout.spec.ts', "goto('/news')"],
  ]),
};

function choice(...files: string[]) {
  const { suites, journeys } = chooseTests(files, workspace);
  return { suites: [...suites.keys()], journeys: [...journeys.keys()] };
}

test('a section stands for its own tests and the journeys that are about its pages', () => {
  expect(choice('mfe-news/src/section.ts')).toEqual({
    suites: ['mfe-news'],
    journeys: ['tests/journeys/read.spec.ts', 'tests/journeys/walk.spec.ts'],
  });
  expect(choice('mfe-teams/package.json')).toEqual({
    suites: ['mfe-teams'],
    journeys: ['tests/journeys/plan.spec.ts', 'tests/journeys/read.spec.ts'],
  });
});

test('of many journeys those are chosen that name the pages of a section most, also behind a variable', () => {
  const walks = [1, 2, 3, 4, 5, 6].map(
    (count) => [`tests/journeys/${count}.spec.ts`, "goto('/news'); ".repeat(count) + "goto('/kalender')"] as const,
  );
  const journeys = new Map([...walks, ['tests/journeys/own.spec.ts', 'fetch(`${portal.url}/news`)'.repeat(9)]]);

  const chosen = [...chooseTests(['mfe-news/src/section.ts'], { ...workspace, journeys }).journeys.keys()];

  expect(chosen).toEqual(['own', 6, 5, 4, 3].map((name) => `tests/journeys/${name}.spec.ts`));
});

test('gates read the sources of a section, and once where all tests beside them run', () => {
  const reads = (...files: string[]) => chooseTests(files, workspace).readsSources;

  expect([reads('mfe-news/src/section.ts'), reads('mfe-news/src/section.ts', 'README.md')]).toEqual([true, false]);
  expect(reads('tests/quality/layout.spec.ts')).toBe(false);
});

test('what others need stands for all of them, also by way of others, and for every journey', () => {
  const { suites, journeys } = choice('shell/src/client/main.ts');

  expect(suites).toEqual(['shell', 'infra', 'tests']);
  expect(journeys).toEqual([...workspace.journeys.keys()]);
});

test('a changed journey stands for itself, what journeys are written with for all', () => {
  expect(choice('tests/quality/layout.spec.ts')).toEqual({ suites: [], journeys: ['tests/quality/layout.spec.ts'] });
  expect(choice('tests/kit/editor.ts').journeys).toEqual([...workspace.journeys.keys()]);
});

test('documents are read by the tests that read them; any other file outside of the workspaces can break everything', () => {
  expect(choice('docs/glossary.md', 'README.md')).toEqual({ suites: ['infra'], journeys: [] });
  expect(choice('package-lock.json')).toEqual({
    suites: [...workspace.packages.keys()],
    journeys: [...workspace.journeys.keys()],
  });
});

test('the types are checked of what has changed and what needs it; after a change of the rules all that gates look at', () => {
  const typesOf = (file: string) => {
    const { types, isForAll } = chooseTests([file], workspace);
    return isForAll ? 'all' : [...types];
  };

  expect(typesOf('mfe-news/src/section.ts')).toEqual(['mfe-news']);
  expect(typesOf('tests/quality/layout.spec.ts')).toEqual(['tests']);
  expect(typesOf('infra/run.mjs')).toEqual(['infra', 'tests']);
  expect(typesOf('README.md')).toEqual([]);
  expect(typesOf('oxlint.config.mjs')).toBe('all');
});

test('each choice has its reason', () => {
  const { suites, journeys } = chooseTests(['mfe-news/src/section.ts', 'docs/glossary.md'], workspace);

  expect([...suites]).toEqual([
    ['mfe-news', 'mfe-news/src/section.ts has changed'],
    ['infra', 'reads docs/glossary.md'],
  ]);
  expect(new Set(journeys.values())).toEqual(new Set(['is about pages of mfe-news']));
});

test.each([
  ['mfe-admin', ['trainer', 'write-news', 'users']],
  ['mfe-club', ['routes', 'downloads', 'edit-pages']],
  ['mfe-news', ['read-news', 'addresses', 'publish']],
  ['mfe-teams', ['teams', 'routes', 'termine']],
])('in this workspace %s stands for a few journeys about it', async (section, names) => {
  const chosen = [...chooseTests([`${section}/src/section.ts`], await readWorkspace()).journeys.keys()];

  expect(chosen).toEqual(expect.arrayContaining(names.map((name) => `tests/journeys/${name}.spec.ts`)));
  expect(chosen.length).toBeLessThanOrEqual(JOURNEYS_OF_A_SECTION);
});

test('in this workspace the API stands for every section', async () => {
  const ours = await readWorkspace();

  expect([...chooseTests(['api/src/app.ts'], ours).suites.keys()]).toEqual(
    expect.arrayContaining(['api', 'infra', 'mfe-admin', 'mfe-club', 'mfe-news', 'mfe-teams', 'shared-ui', 'shell']),
  );
});
