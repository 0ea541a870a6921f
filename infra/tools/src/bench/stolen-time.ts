import { readFile } from 'node:fs/promises';

/** The machine's processor time until now, and how much of it its host gave to others, in ticks. */
export type ProcessorTime = { total: number; stolen: number };

/** Read from /proc/stat (proc(5): user to steal are the first eight); undefined on systems that do not tell. */
export async function processorTime(): Promise<ProcessorTime | undefined> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n');
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  const stolen = ticks[7];
  return stolen === undefined ? undefined : { total: ticks.reduce((sum, value) => sum + value, 0), stolen };
}

/** The host's share between two readings, as „12 %“; a dash if it is unknown. */
export function stolenShare(before: ProcessorTime | undefined, after: ProcessorTime | undefined): string {
  if (!before || !after || after.total === before.total) return '–';
  return `${((100 * (after.stolen - before.stolen)) / (after.total - before.total)).toFixed(0)} %`;
}
