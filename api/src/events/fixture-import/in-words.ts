import type { Values } from '../../imports/merge.ts';

/** A value of a match as people read it; a time is that of `clock.ts`. */
export function inWords(value: Values[string] | undefined): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  const [, year, month, day, time = ''] = /^(\d{4})-(\d{2})-(\d{2})( \d{2}:\d{2})?$/.exec(String(value)) ?? [];
  return year ? `${day}.${month}.${year}${time.replace(' ', ', ')}` : String(value);
}
