import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../webpack/index.ts';
import { trackedFiles } from './tracked-files.ts';

const LONGEST = /max_line_length = (\d+)/;
/** Given as it is. */
const GIVEN = ['docs/specification.md'];
const COMMENT = /^\s*(\/\/|\/\*|\*( |$))/;
/** Lines that cannot be split: a switch of the linter with its reason, and a bundler's output. */
const WHOLE = /oxlint-disable|^\/\* harmony/;
/** A row of a table, and a line that is one address or one link. */
const TABLE = /^\s*\|/;
const ONE_WORD = /^\s*([-*] |\d+\. )?\S+$/;

/** The lines of a file that the formatter leaves as they are, comments and Markdown, that are too long. */
function tooLong(file: string, text: string, longest: number): string[] {
  const isChecked = (line: string) =>
    file.endsWith('.md') ? !TABLE.test(line) && !ONE_WORD.test(line) : COMMENT.test(line) && !WHOLE.test(line);
  return text
    .split('\n')
    .flatMap((line, index) => (line.length > longest && isChecked(line) ? [`${file}:${index + 1}`] : []));
}

test('comments and Markdown keep the width of .editorconfig, as the formatter keeps it in code', async () => {
  const longest = Number(LONGEST.exec(await readFile(join(projectRoot, '.editorconfig'), 'utf8'))?.[1]);
  const files = (await trackedFiles('.', '--', '*.md', '*.ts', '*.tsx', '*.mjs', '*.cjs')).filter(
    (file) => !GIVEN.includes(file),
  );
  const faults = await Promise.all(
    files.map(async (file) => tooLong(file, await readFile(join(projectRoot, file), 'utf8'), longest)),
  );

  expect(files.length).toBeGreaterThan(2000);
  expect(faults.flat()).toEqual([]);
});

test('names a long comment and a long paragraph, and neither code nor what cannot be parted', () => {
  const long = 'word '.repeat(8);
  const code = [`// ${long}`, ` * ${long}`, `/* ${long} */`, `run('${long}');`, `// oxlint-disable-next-line ${long}`];

  expect(tooLong('a.ts', code.join('\n'), 30)).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3']);
  expect(tooLong('README.md', `${long}\n| ${long} |\nhttps://verein.example/${'a'.repeat(20)}\n- ${long}`, 30)).toEqual(
    ['README.md:1', 'README.md:4'],
  );
});
