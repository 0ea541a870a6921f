import type { ListedDocument } from '@portal/api/contract';
import { Editor } from '@tiptap/react';
import { insertDocumentLink } from './document-link.ts';
import { richTextExtensions } from './extensions.ts';
import { storedHtml } from './to-html.ts';

const document = { title: 'Satzung', url: '/dateien/satzung.pdf', type: 'pdf', bytes: 1_258_291 } as ListedDocument;
const linked = (content: string, selection: { from: number; to: number }) => {
  const editor = new Editor({ extensions: richTextExtensions, content });
  editor.commands.setTextSelection(selection);
  insertDocumentLink(editor, document);
  const html = storedHtml(editor.getHTML());
  editor.destroy();
  return html;
};

test.each([
  ['nothing is marked', '<p>Siehe: hier</p>', { from: 8, to: 8 }, 'Siehe: <a>Satzung (PDF, 1,2 MB)</a>hier'],
  ['words are marked', '<p>Siehe unsere Regeln</p>', { from: 7, to: 20 }, 'Siehe <a>unsere Regeln (PDF, 1,2 MB)</a>'],
  [
    'another document was linked',
    '<p><a href="/dateien/alt.docx">Regeln (DOCX, 9 KB)</a> hier</p>',
    { from: 3, to: 3 },
    '<a>Regeln (PDF, 1,2 MB)</a> hier',
  ],
])('where %s the link says type and size', (_, content, selection, expected) => {
  expect(linked(content, selection)).toBe(`<p>${expected.replace('<a>', '<a href="/dateien/satzung.pdf">')}</p>`);
});

test('marked paragraphs stay as they are, but lead there', () => {
  expect(linked('<p>Eins</p><p>Zwei</p>', { from: 1, to: 11 })).toBe(
    '<p><a href="/dateien/satzung.pdf">Eins</a></p><p><a href="/dateien/satzung.pdf">Zwei</a></p>',
  );
});
