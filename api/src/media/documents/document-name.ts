import { toPlainText, type DocumentType } from '../../contract/index.ts';
import { cutText } from '../../imports/cut-text.ts';

/** The media types that browsers and mail programs know (IANA). */
export const MIME_TYPES: Readonly<Record<DocumentType, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
};

const LONGEST_TITLE = 120;
/** Characters that file systems refuse in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{C}]+/gu;

/** The title of a document until somebody names it: `Satzung_2026.pdf` gives „Satzung 2026“. */
export function titleFrom(name: string): string {
  const words = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return toPlainText(cutText(words, LONGEST_TITLE)).trim() || 'Datei';
}

/** Makes browsers save the file under its title and never show it (RFC 6266). */
export function contentDisposition({ title, slug, type }: { title: string; slug: string; type: string }): string {
  const name = `${title.replace(FORBIDDEN, ' ').trim() || slug}.${type}`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${slug}.${type}"; filename*=UTF-8''${encoded}`;
}
