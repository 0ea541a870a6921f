import type { Content, Editor } from '@tiptap/react';
import { NodeSelection } from '@tiptap/pm/state';

/**
 * Inserts a block at the cursor, behind the selection: a picture just inserted is selected, and the next of several
 * would replace it. It is selected wherever the cursor was, because the toolbar asks for the description of the
 * selected picture.
 */
export function insertBehind(editor: Editor, content: Content): void {
  const place = editor.state.selection.to;
  editor
    .chain()
    .focus()
    .insertContentAt(place, content)
    .command(({ tr }) => {
      let inserted: number | undefined;
      tr.doc.nodesBetween(Math.max(0, place - 1), tr.mapping.map(place), (node, at) => {
        if (node.isBlock && node.isAtom) inserted = at;
      });
      if (inserted !== undefined) tr.setSelection(NodeSelection.create(tr.doc, inserted));
      return true;
    })
    .run();
}
