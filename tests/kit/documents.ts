import type { PictureFile } from './pictures.ts';

/**
 * A PDF of one empty page in which `text` stands, unlike those with other texts; as a browser's file choice takes it.
 */
export function makePdf(name: string, text = name): PictureFile {
  const body = [
    '%PDF-1.7',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >> endobj',
    `% ${encodeURIComponent(text)}`,
    'trailer << /Root 1 0 R /Size 4 >>',
    'startxref',
    '0',
    '%%EOF',
  ].join('\n');
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(body, 'latin1') };
}
