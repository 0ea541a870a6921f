import { useState, useId } from 'react';
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { styled } from 'styled-components';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { TextInput, Select } from '@portal/shared-ui';
import { LinkDialog } from './LinkDialog.tsx';

type Tool = {
  label: string;
  sign?: string;
  /** What is on where it was used already. */
  mark?: [name: string, attributes?: { level: number }];
  run: (chain: ChainedCommands) => ChainedCommands;
};

const tools: readonly Tool[] = [
  { label: 'Fett', sign: 'F', mark: ['bold'], run: (chain) => chain.toggleBold() },
  { label: 'Kursiv', sign: 'K', mark: ['italic'], run: (chain) => chain.toggleItalic() },
  { label: 'Überschrift', mark: ['heading', { level: 2 }], run: (chain) => chain.toggleHeading({ level: 2 }) },
  { label: 'Zwischentitel', mark: ['heading', { level: 3 }], run: (chain) => chain.toggleHeading({ level: 3 }) },
  { label: 'Liste', sign: '•', mark: ['bulletList'], run: (chain) => chain.toggleBulletList() },
  { label: 'Nummerierte Liste', sign: '1.', mark: ['orderedList'], run: (chain) => chain.toggleOrderedList() },
  { label: 'Zitat', sign: '„', mark: ['blockquote'], run: (chain) => chain.toggleBlockquote() },
  { label: 'Trennlinie', sign: '—', run: (chain) => chain.setHorizontalRule() },
  { label: 'Eingabe zurücknehmen', sign: '↶', run: (chain) => chain.undo() },
  { label: 'Eingabe wiederholen', sign: '↷', run: (chain) => chain.redo() },
];

/** What can be done with the text; the usual keys (Strg+B, Strg+I, Strg+Z) work, too. */
export function EditorToolbar({ editor, placeholders }: { editor: Editor; placeholders: readonly string[] }) {
  const [isLinking, setIsLinking] = useState(false);
  const { on, isLink, isTable, picture } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.map(({ mark }) => mark !== undefined && now.isActive(...mark)),
      isLink: now.isActive('link'),
      isTable: now.isActive('table'),
      picture: now.isActive('image') ? String(now.getAttributes('image')['src']) : null,
    }),
  });
  return (
    <Bar role="toolbar" aria-label="Text gestalten">
      {tools.map((tool, index) => (
        <ToolButton
          key={tool.label}
          type="button"
          title={tool.label}
          {...(tool.sign && { 'aria-label': tool.label, 'data-sign': tool.sign })}
          aria-pressed={on[index] ?? false}
          onClick={() => tool.run(editor.chain().focus()).run()}
        >
          {tool.sign ? null : tool.label}
        </ToolButton>
      ))}
      <ToolButton type="button" aria-pressed={isLink} onClick={() => setIsLinking(true)}>
        Link
      </ToolButton>
      {placeholders.length > 0 && <PlaceholderChoice editor={editor} placeholders={placeholders} />}
      {isTable && <TableTools editor={editor} />}
      {picture && <PictureText key={picture} editor={editor} src={picture} />}
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </Bar>
  );
}

const tableTools = [
  ['Zeile +', 'Zeile darunter einfügen', addRowAfter],
  ['Spalte +', 'Spalte daneben einfügen', addColumnAfter],
  ['Zeile −', 'Zeile löschen', deleteRow],
  ['Spalte −', 'Spalte löschen', deleteColumn],
  ['Tabelle −', 'Tabelle löschen', deleteTable],
] as const;

/** What can be done with the table one writes in. */
function TableTools({ editor }: { editor: Editor }) {
  return tableTools.map(([sign, label, change]) => (
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

type PictureTextProps = { editor: Editor; src: string };

/** The alternative text of the chosen picture in the text. */
function PictureText({ editor, src }: PictureTextProps) {
  const id = useId();
  const [alt, setAlt] = useState(String(editor.getAttributes('image')['alt'] ?? ''));
  const handleChange = (text: string) => {
    setAlt(text);
    if (editor.getAttributes('image')['src'] === src) editor.commands.updateAttributes('image', { alt: text });
  };
  return (
    <Box>
      <label htmlFor={id}>Was ist auf dem Bild zu sehen?</label>
      <TextInput id={id} value={alt} maxLength={500} onChange={(event) => handleChange(event.target.value)} />
    </Box>
  );
}

type PlaceholderChoiceProps = { editor: Editor; placeholders: readonly string[] };

/** Select items must have non-empty values (docs/specification.md#5-validation-rules). */
const NONE = 'none';

/** Writes a fact of the club that stays true when the settings change. */
function PlaceholderChoice({ editor, placeholders }: PlaceholderChoiceProps) {
  const insert = (name: string) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: `{{${name}}}` })
      .run();
  return (
    <Choice>
      <Select aria-label="Angabe des Vereins einsetzen" value={NONE} onChange={(event) => insert(event.target.value)}>
        <option value={NONE} disabled>
          Angabe einsetzen …
        </option>
        {placeholders.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Choice>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  top: var(--header-height);
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  background: var(--color-surface);
`;

const Box = styled.div`
  flex: 1 1 100%;
  padding: var(--space-2);
  font-size: var(--text-sm);
  font-weight: 650;
`;

const Choice = styled.div`
  flex: 0 1 220px;
`;

/** A button of the editor's toolbar; `data-sign` is what it shows when its name is longer. */
const ToolButton = styled.button`
  &[data-sign]::before {
    content: attr(data-sign);
  }
  min-width: var(--touch);
  min-height: var(--touch);
  padding-inline: var(--space-2);
  border-radius: var(--radius);
  font-size: var(--text-sm);
  font-weight: 700;
  &[data-sign] {
    font-size: inherit;
  }
  &:hover {
    background: var(--color-sunken);
  }
  &[aria-pressed='true'] {
    background: var(--color-text);
    color: var(--color-surface);
  }
`;
