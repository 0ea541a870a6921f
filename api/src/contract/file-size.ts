/** „420 KB“, „1,2 MB“; an empty file has 1 KB, too. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return `${kilobytes} KB`;
  return `${(bytes / 1024 / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`;
}

/** „PDF, 1,2 MB“: what a link to a document says. */
export function typeAndSize({ type, bytes }: { type: string; bytes: number }): string {
  return `${type.toUpperCase()}, ${fileSize(bytes)}`;
}
