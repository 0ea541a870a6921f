import type { Content, Editor } from '@tiptap/react';

/**
 * Puts a block where one writes. What is marked stays in front of it: a picture that was just put in is marked, and the
 * next of several would take its place.
 */
export function insertBehind(editor: Editor, content: Content): void {
  editor.chain().focus().insertContentAt(editor.state.selection.to, content).run();
}
