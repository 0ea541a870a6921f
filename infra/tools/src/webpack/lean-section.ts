import webpack, { type Compiler, type Module } from 'webpack';
import { isNode, isSectionFile, nameOf, rangeOf, type Node, type Range } from './section-source.ts';

const NAME = 'LeanSectionPlugin';

/** The properties of a section that are read on release; browsers get them with the live releases. */
const DESCRIBED = {
  section: ['title', 'icon', 'settings', 'origins'],
  page: 'title description prefetch prefetchRank listed access skeleton query menu slots entries'.split(' '),
  widget: ['skeleton'],
};

/**
 * Leaves properties that only the server's build needs (titles, menus, lists of entries) out of a section's browser
 * build, if `section.ts` spells them out in the object of a section, a page or a widget.
 */
export class LeanSectionPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.program.tap(NAME, (program) => {
            const module = parser.state.current;
            if (!isSectionFile(module)) return;
            for (const [start, end] of removeDescribed(program))
              module.addPresentationalDependency(new webpack.dependencies.ConstDependency('', [start, end]));
          });
        });
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules)
          if (isSectionFile(module))
            for (const { originModule } of compilation.moduleGraph.getIncomingConnections(module))
              if (isSource(originModule) && originModule !== module)
                compilation.errors.push(
                  new webpack.WebpackError(
                    `${originModule.nameForCondition()} reads section.ts, of which browsers get only what loads pages.`,
                  ),
                );
      });
    });
  }
}

function isSource(module: Module | null): module is Module {
  return Boolean(module?.nameForCondition());
}

/** Removes the properties, so that nothing they name is bundled; returns where they stand. */
function removeDescribed(node: unknown): Range[] {
  if (Array.isArray(node)) return node.flatMap(removeDescribed);
  if (!isNode(node)) return [];
  const names = isObject(node) ? describedIn(node) : [];
  const removed = isObject(node) ? removeProperties(node, names) : [];
  return [...removed, ...Object.values(node).flatMap(removeDescribed)];
}

type ObjectNode = Node & { properties: Node[] };

function isObject(node: Node): node is ObjectNode {
  return node.type === 'ObjectExpression';
}

/** The described properties of an object, as a section, a page or a widget. */
function describedIn({ properties }: ObjectNode): readonly string[] {
  const names = properties.map(nameOf);
  if (names.includes('pages') && names.includes('widgets')) return DESCRIBED.section;
  if (!names.includes('load')) return [];
  return names.includes('path') ? DESCRIBED.page : DESCRIBED.widget;
}

/** Each with the comma behind it. */
function removeProperties(object: ObjectNode, names: readonly string[]): Range[] {
  const { properties } = object;
  const end = rangeOf(object)[1] - 1;
  const ranges = properties.flatMap((property, place): Range[] => {
    const next = properties[place + 1];
    return names.includes(nameOf(property) ?? '') ? [[rangeOf(property)[0], next ? rangeOf(next)[0] : end]] : [];
  });
  object.properties = properties.filter((property) => !names.includes(nameOf(property) ?? ''));
  return ranges;
}
