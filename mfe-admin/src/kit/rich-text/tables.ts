import { Node } from '@tiptap/react';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  // One with a caption or a foot is kept as a whole.
  parseHTML: () => [{ tag: 'table', getAttrs: (table) => (table.querySelector('caption, tfoot') ? false : null) }],
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ ...cellAttributes(), scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** The width is what the library asks for; nothing of it is stored. */
function cellAttributes() {
  return { colspan: span('colspan'), rowspan: span('rowspan'), colwidth: { default: null, rendered: false } };
}

function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name) ?? 1),
    renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
  };
}

/** Tables as the API's sanitiser lets them in. */
export const tableExtensions = [Table, TableRow, TableCell, TableHeader];
