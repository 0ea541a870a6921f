import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { ToolButton } from './ToolButton.ts';

const tools = [
  ['Zeile +', 'Zeile darunter einfügen', addRowAfter],
  ['Spalte +', 'Spalte daneben einfügen', addColumnAfter],
  ['Zeile −', 'Zeile löschen', deleteRow],
  ['Spalte −', 'Spalte löschen', deleteColumn],
  ['Tabelle −', 'Tabelle löschen', deleteTable],
] as const;

/** What can be done with the table one writes in. */
export function TableTools({ editor }: { editor: Editor }) {
  return tools.map(([sign, label, change]) => (
    <ToolButton
      key={label}
      type="button"
      title={label}
      aria-label={label}
      data-sign={sign}
      onClick={() => {
        change(editor.state, editor.view.dispatch);
        editor.commands.focus();
      }}
    />
  ));
}
