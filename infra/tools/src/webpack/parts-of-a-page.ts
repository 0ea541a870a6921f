import type { Compilation, Compiler, Module } from 'webpack';
import { isNode, isSectionFile, nameOf, rangeOf, type Range } from './section-source.ts';

const NAME = 'PartsOfAPagePlugin';

type Named = { name: string; range: Range };

/**
 * Puts a section's widgets of one page into one file, so that a page costs a request for each section, not for each
 * widget. A widget of the home page has a plain name, one of another page's slot that page's name before a slash.
 */
export class PartsOfAPagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const widgets = new WeakMap<Module, Named[]>();
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.program.tap(NAME, (program) => {
            const module = parser.state.current;
            if (isSectionFile(module)) widgets.set(module, widgetsIn(program));
          });
        });
      compilation.hooks.succeedModule.tap(NAME, (module) => nameBlocks(module, widgets.get(module) ?? []));
    });
  }
}

function nameBlocks(
  { blocks }: Parameters<Parameters<Compilation['hooks']['succeedModule']['tap']>[1]>[0],
  widgets: readonly Named[],
): void {
  for (const block of blocks) {
    const [dependency] = block.dependencies;
    const range = dependency && 'range' in dependency ? (dependency.range as Range) : undefined;
    const widget = range && widgets.find((one) => one.range[0] <= range[0] && range[1] <= one.range[1]);
    if (widget && 'chunkName' in block) block.chunkName ??= pageOf(widget.name);
  }
}

function pageOf(widget: string): string {
  const [page = '', slot] = widget.split('/');
  return slot === undefined ? 'home' : `${page}-slots`;
}

/** The entries of the object that stands under `widgets`. */
function widgetsIn(node: unknown): Named[] {
  if (Array.isArray(node)) return node.flatMap(widgetsIn);
  if (!isNode(node)) return [];
  const { value } = node;
  if (nameOf(node) === 'widgets' && isNode(value) && Array.isArray(value['properties']))
    return value['properties'].filter(isNode).map((entry) => ({ name: nameOf(entry) ?? '', range: rangeOf(entry) }));
  return Object.values(node).flatMap(widgetsIn);
}
