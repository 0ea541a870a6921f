import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; `claimed` is the unpacked size that the archive says, if that is not true. */
export type ArchivedFile = {
  name: string;
  content: string | Buffer;
  isPacked?: boolean;
  claimed?: number;
  flags?: number;
};

/** A PDF of one page with this title. */
export function makePdf(title = 'Satzung'): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>`,
    `<< /Title (${title}) >>`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A ZIP archive, also one that is not as it should be. */
export function makeArchive(files: readonly ArchivedFile[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isPacked = true, claimed, flags = 0 } of files) {
    const bytes = Buffer.from(content);
    const packed = isPacked ? deflateRawSync(bytes) : bytes;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(isPacked ? 8 : 0, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimed ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, more, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, list, end, Buffer.from(comment, 'latin1')]);
}

/** The type of a text of Word without macros. */
export const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const contentTypes = (main: string, more = '') =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`;

/** The files of a text as Word writes them, and `more`. */
export const docxFiles = (more: readonly ArchivedFile[] = [], main = WORD): ArchivedFile[] => [
  { name: '[Content_Types].xml', content: contentTypes(main) },
  { name: '_rels/.rels', content: '<Relationships/>' },
  { name: 'word/document.xml', content: '<w:document>Aufnahmeantrag</w:document>' },
  ...more,
];

/** The files of a text as LibreOffice writes them, and `more`. */
export const odtFiles = (more: readonly ArchivedFile[] = []): ArchivedFile[] => [
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', isPacked: false },
  { name: 'content.xml', content: '<office:document-content>Aufnahmeantrag</office:document-content>' },
  { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>' },
  ...more,
];
