import { access, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { filesBelow } from './files-below.ts';

/** Not ours, or built; and the test of this module, which seeds faults. */
const LEFT_OUT =
  /^(node_modules|dist|\.cache|\.data|\.git|results|test-results|playwright-report|references\.test\.ts)$/;
const CODE = /\.(tsx?|mts|mjs)$/;

/** Examples of files that a reader would write, and files that commands generate. */
const EXAMPLES = new Set([
  'mfe-news/src/archive/ArchivePage.tsx',
  'mfe-club/src/raffle/RaffleCard.tsx',
  'api/migrations/900-sponsor-phone.ts',
  'api/migrations/900-trips.ts',
  'api/src/contract/trips.ts',
  'api/src/content/kinds/trips.ts',
  'mfe-admin/src/screens/trips/trip-kind.ts',
  'infra/tools/src/bench/results',
  'api/dist/surface.json',
]);

/** `docs/glossary.md`, or `docs/specification.md#home-page and #hero-slider`. */
const DOCUMENT = /(?<![\w@$}./-])((?:\.\.?\/)*(?:[\w.-]+\/)*[\w-]+\.md)((?:(?:,? and )?#[\p{L}\p{N}_-]+)*)/gu;
const FOLDERS = '(?:api|shell|infra|server|tools|shared-ui|tests|docs|mfe-[a-z]+)';
const FILE = new RegExp(
  `(?<![\\w@/.$}-])(${FOLDERS}/(?:[\\w.-]+/)*[\\w.-]+\\.(?:tsx?|mjs|conf|svg|json))(?![\\w*])|\`(${FOLDERS}(?:/[\\w-]+)+)/?\``,
  'g',
);
/** References that cannot be looked up: numbers of a document's sections. */
const NUMBERED =
  /\b(?:specification|architecture|product|house style)(?:,? (?:section|decision|rule)s? (?:\d|["„])|, ["„])|\(issue[: #]/gi;
const SPECIFICATION_NUMBERED = /\bsections? \d+ of the (?:specification|architecture)/gi;

/** `name` in `file`, or the titles of tests: "one", "another" in `file`. */
const NAMED =
  /((?:(?:`[A-Za-z_$][\w$]*`|"[^"|\n]+")(?:,? and |, )?)+)(?: and what stands beside them)? in `([\w./-]+\.\w+)`/g;
const NAME = /`([^`]+)`|"([^"]+)"/g;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;

/** What an editor opens only where the name is in scope. */
const LINK = /\{@link\s+([\w$]+)/g;

/** The anchor of a heading, as GitHub and editors make it. */
function anchors(markdown: string): Set<string> {
  const seen = new Map<string, number>();
  const found = new Set<string>();
  for (const [, text = ''] of markdown.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = text
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    found.add(count === 0 ? anchor : `${anchor}-${count}`);
  }
  return found;
}

async function textFiles(folder: string): Promise<string[]> {
  return (await filesBelow(folder, LEFT_OUT)).filter((path) => CODE.test(path) || path.endsWith('.md'));
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** A comment's text without the marks at the start of its lines, so that a citation may span two of them. */
const unwrapped = (text: string) => text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ');

/**
 * Every reference below `root` that leads nowhere: a document or heading that does not exist, in documents and anywhere
 * in code; a file that does not exist, in documents and comments; a link to a name that the code below the comment does
 * not have; a name or a test's title that is not in the file which a document says it is in. One line each: where, and
 * what.
 */
export async function brokenReferences(root: string): Promise<string[]> {
  const broken: string[] = [];
  const headings = new Map<string, Set<string>>();
  for (const path of await textFiles(root)) {
    const isDocument = path.endsWith('.md');
    const source = await readFile(path, 'utf8');
    const text = isDocument ? source : unwrapped(source);
    const report = (what: string) => broken.push(`${relative(root, path)}: ${what}`);

    for (const [citation, target = '', sections = ''] of text.matchAll(DOCUMENT)) {
      const places = [join(root, target), join(dirname(path), target)];
      const found = (await exists(places[0] ?? '')) ? places[0] : places[1];
      if (!found || !(await exists(found))) {
        report(citation);
        continue;
      }
      if (!headings.has(found)) headings.set(found, anchors(await readFile(found, 'utf8')));
      for (const [, anchor = ''] of sections.matchAll(/#([\p{L}\p{N}_-]+)/gu)) {
        if (!headings.get(found)?.has(anchor)) report(`${target}#${anchor}`);
      }
    }
    for (const [citation] of [...text.matchAll(NUMBERED), ...text.matchAll(SPECIFICATION_NUMBERED)]) {
      report(`"${citation}": cite a path and heading, such as docs/specification.md#home-page`);
    }
    const prose = isDocument ? source : [...source.matchAll(COMMENT)].join('\n');
    for (const [, file, folder = ''] of prose.matchAll(FILE)) {
      const named = file ?? folder;
      if (!EXAMPLES.has(named) && !(await exists(join(root, named)))) report(named);
    }
    if (!isDocument) {
      const code = source.replaceAll(COMMENT, '');
      for (const [link, name = ''] of source.matchAll(LINK))
        if (!new RegExp(String.raw`\b${name}\b`).test(code)) report(`${link}}`);
      continue;
    }
    for (const [, names = '', file = ''] of unwrapped(source).matchAll(NAMED)) {
      // A file that is not there is reported above.
      const content = await readFile(join(root, file), 'utf8').catch(() => undefined);
      for (const [, symbol, title] of content === undefined ? [] : names.matchAll(NAME)) {
        const name = symbol ?? title ?? '';
        if (!content?.includes(name)) report(`${name} in ${file}`);
      }
    }
  }
  return broken;
}

const HEADINGS = ['Decision', 'Why', 'Alternatives', 'What would change it'];

/** The faults of the decisions in a folder: their form, and entries that the index lacks. */
export async function decisionFaults(folder: string): Promise<string[]> {
  const faults: string[] = [];
  const index = await readFile(join(folder, 'README.md'), 'utf8');
  for (const name of (await readdir(folder)).filter((each) => each !== 'README.md')) {
    const text = await readFile(join(folder, name), 'utf8');
    const title = /^# (.+)\n/.exec(text)?.[1];
    const found = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    if (!/^\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.md$/.test(name))
      faults.push(`${name}: the name is YYYY-MM-DD-<short-name>.md`);
    if (!title || found.join() !== HEADINGS.join()) faults.push(`${name}: # Title, then ## ${HEADINGS.join(', ## ')}`);
    const entries = index.split(`](${name})`).length - 1;
    if (entries > 1) faults.push(`${basename(folder)}/README.md names ${name} ${entries} times`);
    if (entries === 0) {
      faults.push(
        `add to ${basename(folder)}/README.md: - [${title ?? name}](${name}): <what was decided, in one line>`,
      );
    }
  }
  return faults;
}

/** Entries that a list of changes has twice under one release, as when two branches that both had them are merged. */
export function repeatedEntries(changelog: string): string[] {
  return changelog.split(/^## /m).flatMap((release) => {
    const entries = [...release.matchAll(/^- .*(?:\n {2}.*)*/gm)].map(([entry]) => entry.replaceAll(/\s+/g, ' '));
    return entries.filter((entry, place) => entries.indexOf(entry) < place);
  });
}
