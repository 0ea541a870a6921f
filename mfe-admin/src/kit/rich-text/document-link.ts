import type { Editor } from '@tiptap/react';
import type { ListedDocument } from '@portal/api/contract';
import { linkText } from '../documents/document-kind.ts';

/** Links a document at the cursor: the marked words, or its title, say its type and size, too. */
export function insertDocumentLink(editor: Editor, document: ListedDocument): void {
  if (editor.isActive('link')) editor.commands.extendMarkRange('link');
  const { from, to, $from, $to } = editor.state.selection;
  const mark = { type: 'link', attrs: { href: document.url } };
  const marked = editor.state.doc.textBetween(from, to);
  // A selection over several paragraphs keeps its text.
  if (!$from.sameParent($to)) editor.chain().focus().setLink({ href: document.url }).run();
  else
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: linkText(marked.trim() || document.title, document), marks: [mark] })
      .run();
}
