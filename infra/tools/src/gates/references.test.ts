import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../webpack/index.ts';
import { brokenReferences, decisionFaults, repeatedEntries } from './references.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'references-'));
  await write('docs/manual.md', '# Manual\n\n## Home page (start)\n\n## Images\n\n## Images\n');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

test('every reference in comments, messages and documents leads somewhere', async () => {
  expect(await brokenReferences(projectRoot)).toEqual([]);
});

test('every decision has the common form and stands in the index', async () => {
  expect(await decisionFaults(join(projectRoot, 'docs/decisions'))).toEqual([]);
});

test('the list of changes has nothing twice', async () => {
  expect(repeatedEntries(await readFile(join(projectRoot, 'docs/CHANGELOG.md'), 'utf8'))).toEqual([]);
});

test.each([
  ['a document that does not exist', 'api/a.ts', '/** See docs/missing.md. */', 'docs/missing.md'],
  ['a heading that does not exist', 'api/a.ts', '// See docs/manual.md#images-2.', 'docs/manual.md#images-2'],
  ['the second of two headings', 'api/a.ts', '/** (docs/manual.md#images and #imagos) */', 'docs/manual.md#imagos'],
  ['a citation over two lines', 'a.ts', '/**\n * docs/manual.md#images and\n * #imagos\n */', 'docs/manual.md#imagos'],
  ['the message of a lint rule', 'oxlint.config.mjs', "refuse({}, 'docs/gone.md#rules');", 'docs/gone.md#rules'],
  ['an error text', 'api/a.ts', "throw new Error('See docs/gone.md');", 'docs/gone.md'],
  ['a link in a document', 'README.md', '[manual](docs/manual.md#imagos)', 'docs/manual.md#imagos'],
  ['a file that a document names', 'README.md', 'In `api/src/gone.ts`.', 'api/src/gone.ts'],
  ['a name that is in no such file', 'README.md', 'See `gone` in `docs/manual.md`.', 'gone in docs/manual.md'],
  [
    'a test that is in no such file',
    'a.md',
    '"Home page", "what\nis gone" in `docs/manual.md`',
    'what is gone in docs',
  ],
  ['a folder that a document names', 'README.md', 'Below `api/src/gone`.', 'api/src/gone'],
  ['a file that a comment names', 'a.ts', '/** Read by `api/src/gone.ts`. */', 'api/src/gone.ts'],
  ['a quoted section of no document', 'a.ts', '// As sold (product, section "Look").', '"product, section ""'],
  ['a link to a name that is elsewhere', 'a.ts', '/** A {@link Thing}. */\nconst a = 1; // Thing', '{@link Thing}'],
  ['an issue', 'a.ts', '// Sizes (issue: speed).', '"(issue:"'],
  ['a number instead of a heading', 'a.ts', '/** Specification,\n * section 2 */', '"Specification, section 2"'],
])('names %s', async (_what, file, content, fault) => {
  await write(file, content);

  expect(await brokenReferences(folder)).toEqual([expect.stringContaining(`${file}: ${fault}`)]);
});

test('accepts headings of the same text, headings with brackets and paths from the own folder', async () => {
  await write('api/a.ts', '/** docs/manual.md#home-page-start, docs/manual.md#images and #images-1 */');
  await write('docs/other.md', '[manual](manual.md#images)');

  expect(await brokenReferences(folder)).toEqual([]);
});

test('names what is wrong with a decision, and the line that the index lacks', async () => {
  await write('decisions/README.md', '# Decisions\n');
  await write('decisions/2026-11-22-one-clock.md', '# One clock\n\n## Decision\n\n## Why\n');

  expect(await decisionFaults(join(folder, 'decisions'))).toEqual([
    '2026-11-22-one-clock.md: # Title, then ## Decision, ## Why, ## Alternatives, ## What would change it',
    'add to decisions/README.md: - [One clock](2026-11-22-one-clock.md): <what was decided, in one line>',
  ]);
});

test('names a decision that the index has twice', async () => {
  const entry = '- [One clock](2026-11-22-one-clock.md): of all\n';
  await write('decisions/README.md', `# Decisions\n\n${entry}${entry}`);
  const headings = ['Decision', 'Why', 'Alternatives', 'What would change it'].map((heading) => `## ${heading}\n`);
  await write('decisions/2026-11-22-one-clock.md', `# One clock\n\n${headings.join('\n')}`);

  expect(await decisionFaults(join(folder, 'decisions'))).toEqual([
    'decisions/README.md names 2026-11-22-one-clock.md 2 times',
  ]);
});

test('names what a release has twice in the list of changes, however its lines are broken', () => {
  const release = '### Added\n\n- One clock\n  for all.\n- Two bells.\n\n### Fixed\n\n- One clock for all.\n';

  expect(repeatedEntries(`## Unreleased\n\n${release}`)).toEqual(['- One clock for all.']);
  expect(repeatedEntries('## 2.0.0\n\n- Faster.\n\n## 1.0.0\n\n- Faster.\n')).toEqual([]);
});
