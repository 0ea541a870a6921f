import type { Module } from 'webpack';

const SECTION = /[\\/]src[\\/]section\.ts$/;

export type Range = readonly [start: number, end: number];
/** The parts of an ESTree node that are read here. */
export type Node = Readonly<Record<string, unknown>> & { type: string };

/** Whether a module is the one that a section exposes. */
export function isSectionFile(module: Module): boolean {
  return SECTION.test(module.nameForCondition() ?? '');
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The name of an object's property. */
export function nameOf({ type, key }: Node): string | undefined {
  if (type !== 'Property' || !isNode(key)) return undefined;
  return String(key['name'] ?? key['value']);
}

export function rangeOf(node: Node): Range {
  return node['range'] as Range;
}
