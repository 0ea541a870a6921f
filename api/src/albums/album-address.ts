import { fold } from '../rich-text/fold.ts';

const MAX_LENGTH = 100;

/** `Feriencamp: Größe zählt nicht` → `feriencamp-groesse-zaehlt-nicht`. Never empty. */
export function addressFrom(title: string): string {
  const words = fold(title)
    .replaceAll('&', ' und ')
    .replace(/[^a-z0-9]+/g, '-');
  return words.replace(/^-+/, '').slice(0, MAX_LENGTH).replace(/-+$/, '') || 'album';
}
