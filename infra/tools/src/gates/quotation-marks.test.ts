import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../webpack/index.ts';
import { trackedFiles } from './tracked-files.ts';

/**
 * A quotation with a word in it that „ opens and an ASCII mark closes. What stands behind tells a mark within a
 * quotation: there the next typographic mark closes.
 */
const HALF_ASCII = /„[^„“"]*[\p{L}\p{N}][^„“"]*"(?=[^„“]*(?:„|$))/u;

/** The lines of a file with such a quotation. */
function halfAscii(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => (HALF_ASCII.test(line) ? [`${file}:${index + 1}`] : []));
}

test('what „ opens, “ closes', async () => {
  const files = await trackedFiles('„', '--', '*.md', '*.ts', '*.tsx', '*.mjs', '*.cjs');
  const faults = await Promise.all(
    files.map(async (file) => halfAscii(file, await readFile(join(projectRoot, file), 'utf8'))),
  );

  expect(files.length).toBeGreaterThan(300);
  expect(faults.flat()).toEqual([]);
});

test('names half a pair, and neither marks within a quotation nor those of an expression', () => {
  const mark = '"';
  const faulty = [`„Heute${mark}, „Morgen“`, `„Heute“, „Morgen${mark}`, `<p>„{name}${mark} fehlt</p>`];
  const right = [
    '„Heute“, "Morgen" und „übermorgen“',
    '„muss dem Muster "^a$" entsprechen“',
    String.raw`/section (?:\d|["„])|, ["„]/`,
    'x = "„Heute“"',
    '„über das Ende der Zeile',
  ];

  expect(halfAscii('a.ts', faulty.join('\n'))).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3']);
  expect(halfAscii('a.ts', right.join('\n'))).toEqual([]);
});
