import { htmlText } from '@portal/shared-ui/html-text';

/** A form's value as a person reads it: HTML without its tags, lists line by line; '' for nothing. */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
  if (typeof value === 'number') return value.toLocaleString('de-DE', { useGrouping: false });
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join('\n');
  if (typeof value === 'object') return Object.values(value).map(readable).filter(Boolean).join(', ');
  if (typeof value !== 'string') return '';
  return htmlText(value);
}
