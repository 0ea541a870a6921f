import { cpus, loadavg, totalmem } from 'node:os';
import type { Summary } from './statistics.ts';

/** The limit for a measured value, relative to a reference measured in the same run or as a constant. */
export type Target = { kind: 'ratio-at-most' | 'ratio-at-least' | 'at-most'; limit: number };

/** One measured quantity; `reference` is what its ratio refers to. */
export type Measure = {
  name: string;
  unit: 'ms' | 'KB' | 'KiB' | 'MB' | 'req/s' | '';
  portal: Summary;
  reference?: Summary;
  target?: Target;
};

/** A group of measures; a note says what could not be measured, or how it was. */
export type Chapter = { title: string; reference?: string; measures: Measure[]; notes: string[] };

/** The portal's median divided by the reference's; undefined without a reference. */
export function ratioOf({ portal, reference }: Measure): number | undefined {
  return reference && portal.median / reference.median;
}

/** Whether the target is met; undefined if there is none. */
export function isMet(measure: Measure): boolean | undefined {
  const { target, portal } = measure;
  if (!target) return undefined;
  const value = target.kind === 'at-most' ? portal.median : (ratioOf(measure) ?? NaN);
  return target.kind === 'ratio-at-least' ? value >= target.limit : value <= target.limit;
}

/** The whole result as Markdown: one table for each chapter, median and, in brackets, the range. */
export function toMarkdown(chapters: readonly Chapter[]): string {
  return [`# Benchmark`, machine(), ...chapters.map(chapterText)].join('\n\n');
}

function machine(): string {
  const [cpu] = cpus();
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  return `Node ${process.versions.node}, ${cpus().length} × ${cpu?.model ?? 'unknown'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, load ${load}.`;
}

function chapterText({ title, reference, measures, notes }: Chapter): string {
  const rows = measures.map((measure) => {
    const met = isMet(measure);
    return [
      measure.name,
      text(measure.portal, measure.unit),
      measure.reference ? text(measure.reference, measure.unit) : '–',
      ratioText(ratioOf(measure)),
      measure.target ? targetText(measure.target, measure.unit) : '–',
      met === undefined ? '' : met ? 'yes' : '**no**',
    ];
  });
  const header = ['', 'portal', reference ?? 'reference', 'ratio', 'target', 'met'];
  const lines = [header, ['---', '--:', '--:', '--:', '--:', '---'], ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  return [`## ${title}`, measures.length > 0 ? lines.join('\n') : '', ...notes].filter(Boolean).join('\n\n');
}

function text({ median, min, max, samples }: Summary, unit: Measure['unit']): string {
  const value = `${number(median)}${unit && ` ${unit}`}`;
  return samples > 1 ? `${value} (${number(min)}–${number(max)})` : value;
}

/** If the reference is zero there is no ratio. */
function ratioText(ratio = NaN): string {
  return Number.isFinite(ratio) ? ratio.toFixed(2) : '–';
}

function targetText({ kind, limit }: Target, unit: Measure['unit']): string {
  if (kind === 'at-most') return `≤ ${limit}${unit && ` ${unit}`}`;
  return kind === 'ratio-at-most' ? `≤ ${limit} ×` : `≥ ${limit} ×`;
}

function number(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(3);
}
