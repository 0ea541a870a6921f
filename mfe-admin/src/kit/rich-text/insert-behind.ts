import type { Content, Editor } from '@tiptap/react';

/**
 * Inserts a block at the cursor, behind the selection: a picture just inserted is selected, and the next of several
 * would replace it.
 */
export function insertBehind(editor: Editor, content: Content): void {
  editor.chain().focus().insertContentAt(editor.state.selection.to, content).run();
}
