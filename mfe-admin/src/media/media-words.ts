import type { MediaUse } from '@portal/api/contract';

const KINDS: Readonly<Record<MediaUse['kind'], string>> = {
  album: 'Album',
  article: 'Artikel',
  banner: 'Banner',
  board: 'Vorstand',
  page: 'Seite',
  settings: 'Einstellungen',
  slide: 'Slide',
  sponsor: 'Sponsor',
  team: 'Mannschaft',
};

/** „Artikel „Derbysieg" (im Papierkorb)". */
export function placeWords({ kind, title, isDeleted }: MediaUse): string {
  return `${KINDS[kind]} „${title}“${isDeleted ? ' (gelöscht)' : ''}`;
}

/** „3 MB", „420 KB". */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return `${kilobytes} KB`;
  return `${(bytes / 1024 / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`;
}
