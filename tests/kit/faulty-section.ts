import { builtVariant, type SectionVariant } from './section-variant.ts';

/** The faults of a section's server side once it is live. */
export type ServerFault =
  | 'throws while it renders'
  | 'throws in its first seconds'
  | 'hangs while it renders'
  | 'hangs while it names its data'
  | 'names data that are no texts'
  | 'names more data than there are'
  | 'throws what has no text while it names its data'
  | 'throws more than fits while it names its data'
  | 'hangs while it is loaded'
  | 'throws while it is loaded'
  | 'never finishes loading'
  | 'hangs in a timer'
  | 'ends the process'
  | 'takes all memory'
  | 'takes all memory with buffers';

/** The faulty part: one page or one widget of a section. */
type FaultyPart = { section: string; page: string } | { section: string; widget: string };

/** A section of which only this part is faulty, by default the news list, and only on the server. */
export async function faultySection(
  fault: ServerFault,
  part: FaultyPart = { section: 'news', page: '/news' },
): Promise<SectionVariant> {
  const { files, descriptor } = await builtVariant(part.section);
  const original = `((module) => {\n${files.get(descriptor.server) ?? ''}\nreturn module.exports;\n})({ exports: {} })`;
  const faults = `const [FAULT, PART] = ${JSON.stringify([fault, part])};`;
  files.set(descriptor.server, `${faults}${BEFORE}const original = ${original};${FAULTY_BUNDLE}`);
  return { files, descriptor };
}

const BEFORE = `
const is = (fault) => fault === FAULT;
const hang = () => { for (;;); };
if (is('hangs while it is loaded')) hang();
if (is('throws while it is loaded')) throw new Error('Abseits');
`;

const FAULTY_BUNDLE = `
const loaded = Date.now();
const misbehave = () => {
  if (is('throws while it renders')) throw new Error('Abseits');
  if (is('throws in its first seconds') && Date.now() - loaded < 6_000) throw new Error('Abseits');
  if (is('hangs while it renders')) hang();
  if (is('ends the process')) process.exit(1);
  if (is('takes all memory with buffers')) for (const all = []; ; ) all.push(Buffer.alloc(5e6, all.length));
  if (is('takes all memory')) for (const all = []; ; ) all.push(new Array(1e6).fill(all.length));
};
const faulty = (part) => ({
  ...part,
  data: (context) => {
    if (is('hangs while it names its data')) hang();
    if (is('names more data than there are')) return Array.from({ length: 501 }, (_, index) => '/api/news?seite=' + index);
    if (is('throws what has no text while it names its data')) throw Object.create(null);
    if (is('throws more than fits while it names its data')) throw new Error('x'.repeat(5e6));
    return is('names data that are no texts') ? [{ path: '/api/news' }] : part.data(context);
  },
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
