import type { Download } from '@portal/api/contract';

/** „PDF, 1,2 MB“. */
export function fileWords({ type, bytes }: Pick<Download, 'type' | 'bytes'>): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  const megabytes = (bytes / 1024 / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1 });
  return `${type.toUpperCase()}, ${kilobytes < 1000 ? `${kilobytes} KB` : `${megabytes} MB`}`;
}
