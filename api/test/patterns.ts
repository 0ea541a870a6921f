import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@swc/core';

/** A regular expression and its place. */
export type Pattern = { where: string; source: string; flags: string };

/** Every `pattern` in a document of schemas, each once. */
export function patternsOfSchemas(document: unknown): Pattern[] {
  const sources = new Set<string>();
  visit(document, (node) => typeof node['pattern'] === 'string' && sources.add(node['pattern']));
  return [...sources].map((source) => ({ where: 'contract', source, flags: 'u' }));
}

/** Every regular expression written in the sources below a folder, tests left out. */
export async function patternsOfSources(folder: string): Promise<Pattern[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const patterns: Pattern[] = [];
      const program = await parse(await readFile(join(folder, file), 'utf8'), {
        syntax: 'typescript',
        tsx: file.endsWith('x'),
      });
      visit(program, ({ type, pattern, flags }) => {
        if (type === 'RegExpLiteral') patterns.push({ where: file, source: String(pattern), flags: String(flags) });
      });
      return patterns;
    }),
  );
  return found.flat();
}

type Node = Readonly<Record<string, unknown>>;

function visit(node: unknown, see: (node: Node) => unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) see(node as Node);
  for (const part of Object.values(node)) visit(part, see);
}
