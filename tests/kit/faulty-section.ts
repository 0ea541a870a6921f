import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtVariant, type SectionVariant } from './section-variant.ts';

/** What the server's side of a section can do wrong once it is live. */
export type ServerFault =
  | 'throws while it renders'
  | 'hangs while it renders'
  | 'hangs while it names its data'
  | 'hangs while it is loaded'
  | 'throws while it is loaded'
  | 'never finishes loading'
  | 'hangs in a timer'
  | 'ends the process'
  | 'takes all memory'
  | 'takes all memory with buffers';

/** A variant of a section that is well until it is told otherwise, so that it passes the check before it goes live. */
export type FaultySection = SectionVariant & {
  begin: (fault: ServerFault) => Promise<void>;
  forget: () => Promise<void>;
};

/** What is faulty: one page or one widget of a section. */
type FaultyPart = { section: string; page: string } | { section: string; widget: string };

/** Only this part is faulty, the news list unless told otherwise, and only on the server. */
export async function faultySection(part: FaultyPart = { section: 'news', page: '/news' }): Promise<FaultySection> {
  const { files, descriptor } = await builtVariant(part.section);
  const folder = await mkdtemp(join(tmpdir(), 'fault-'));
  const switchFile = join(folder, 'fault');
  files.set('server/original.cjs', files.get(descriptor.server) ?? '');
  files.set(descriptor.server, `const [SWITCH, PART] = ${JSON.stringify([switchFile, part])};${FAULTY_BUNDLE}`);
  return {
    files,
    descriptor,
    begin: (fault) => writeFile(switchFile, fault),
    forget: () => rm(folder, { recursive: true }),
  };
}

const FAULTY_BUNDLE = `
const { existsSync, readFileSync } = require('node:fs');
const is = (fault) => existsSync(SWITCH) && readFileSync(SWITCH, 'utf8') === fault;
const hang = () => { for (;;); };
if (is('hangs while it is loaded')) hang();
if (is('throws while it is loaded')) throw new Error('Abseits');
const original = require('./original.cjs');

const misbehave = () => {
  if (is('throws while it renders')) throw new Error('Abseits');
  if (is('hangs while it renders')) hang();
  if (is('ends the process')) process.exit(1);
  if (is('takes all memory with buffers')) for (const all = []; ; ) all.push(Buffer.alloc(5e6, all.length));
  if (is('takes all memory')) for (const all = []; ; ) all.push(new Array(1e6).fill(all.length));
};
const faulty = (part) => ({
  ...part,
  data: (context) => (is('hangs while it names its data') ? hang() : part.data(context)),
  load: async () => {
    if (is('never finishes loading')) await new Promise(() => undefined);
    if (is('hangs in a timer')) setTimeout(hang, 300);
    const [[name, Content]] = Object.entries(await part.load());
    return { [name]: () => (misbehave(), Content()) };
  },
});

exports.init = (...scope) => original.init(...scope);
exports.get = async (name) => {
  const { section } = (await original.get(name))();
  const pages = section.pages.map((page) => (page.path === PART.page ? faulty(page) : page));
  const widgets = { ...section.widgets };
  if (PART.widget) widgets[PART.widget] = faulty(widgets[PART.widget]);
  return () => ({ section: { ...section, pages, widgets } });
};
`;
