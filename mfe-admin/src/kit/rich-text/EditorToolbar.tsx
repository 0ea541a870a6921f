import { useState, useId } from 'react';
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { styled } from 'styled-components';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { TextInput, Select, useTooltip } from '@portal/shared-ui';
import { Icon, type IconName } from '../Icon.tsx';
import { EmbedDialog } from './EmbedDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { ToolRow } from './ToolRow.tsx';

type Tool = {
  label: string;
  /** The visible text below the icon, a part of the label; by default all of it. */
  short?: string;
  icon: IconName;
  /** The mark or node that is active once this was used. */
  mark?: [name: string, attributes?: { level: number }];
  run: (chain: ChainedCommands) => ChainedCommands;
};

const tools: readonly Tool[] = [
  { label: 'Fett', icon: 'bold', mark: ['bold'], run: (chain) => chain.toggleBold() },
  { label: 'Kursiv', icon: 'italic', mark: ['italic'], run: (chain) => chain.toggleItalic() },
  {
    label: 'Überschrift',
    icon: 'heading',
    mark: ['heading', { level: 2 }],
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: 'Zwischentitel',
    icon: 'subheading',
    mark: ['heading', { level: 3 }],
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { label: 'Liste', icon: 'list', mark: ['bulletList'], run: (chain) => chain.toggleBulletList() },
  {
    label: 'Liste mit Nummern',
    short: 'Nummern',
    icon: 'numbers',
    mark: ['orderedList'],
    run: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Zitat', icon: 'quote', mark: ['blockquote'], run: (chain) => chain.toggleBlockquote() },
  { label: 'Trennlinie', icon: 'rule', run: (chain) => chain.setHorizontalRule() },
  { label: 'Eingabe zurücknehmen', short: 'Zurücknehmen', icon: 'undo', run: (chain) => chain.undo() },
  { label: 'Eingabe wiederholen', short: 'Wiederholen', icon: 'redo', run: (chain) => chain.redo() },
];

/** The actions for the text; the usual keys (Strg+B, Strg+I, Strg+Z) work, too. */
export function EditorToolbar({ editor, placeholders }: { editor: Editor; placeholders: readonly string[] }) {
  const [isLinking, setIsLinking] = useState(false);
  const [isEmbedding, setIsEmbedding] = useState(false);
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
    <Bar>
      <ToolRow label="Text gestalten">
        {tools.map(({ label, short, icon, run }, index) => (
          <ToolButton
            key={label}
            label={label}
            short={short}
            icon={icon}
            isOn={on[index] ?? false}
            onClick={() => run(editor.chain().focus()).run()}
          />
        ))}
        <ToolButton label="Link" icon="link" isOn={isLink} onClick={() => setIsLinking(true)} />
        <ToolButton label="Video oder Instagram" short="Video" icon="play" onClick={() => setIsEmbedding(true)} />
      </ToolRow>
      {placeholders.length > 0 && <PlaceholderChoice editor={editor} placeholders={placeholders} />}
      {isTable && <TableTools editor={editor} />}
      {picture && <PictureText key={picture} editor={editor} src={picture} />}
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
      {isEmbedding && <EmbedDialog editor={editor} onClose={() => setIsEmbedding(false)} />}
    </Bar>
  );
}

const tableTools = [
  ['row-add', 'Zeile darunter einfügen', addRowAfter],
  ['column-add', 'Spalte daneben einfügen', addColumnAfter],
  ['row-remove', 'Zeile löschen', deleteRow],
  ['column-remove', 'Spalte löschen', deleteColumn],
  ['trash', 'Tabelle löschen', deleteTable],
] as const;

/** The actions for the table at the cursor. */
function TableTools({ editor }: { editor: Editor }) {
  return (
    <ToolRow label="Tabelle ändern">
      {tableTools.map(([icon, label, change]) => (
        <ToolButton
          key={label}
          label={label}
          icon={icon}
          onClick={() => {
            change(editor.state, editor.view.dispatch);
            editor.commands.focus();
          }}
        />
      ))}
    </ToolRow>
  );
}

type ToolButtonProps = Pick<Tool, 'label'> & {
  short?: string | undefined;
  icon: IconName;
  /** Whether it is active at the cursor; absent for actions without a state. */
  isOn?: boolean;
  onClick: () => void;
};

function ToolButton({ label, short = label, icon, isOn, onClick }: ToolButtonProps) {
  return (
    <Press ref={useTooltip(label)} type="button" aria-label={label} aria-pressed={isOn} onClick={onClick}>
      <Icon name={icon} />
      <small>{short}</small>
    </Press>
  );
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
  const insert = (name: string) => editor.chain().focus().insertContent({ type: 'placeholder', attrs: { name } }).run();
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

const Press = styled.button`
  display: grid;
  flex: none;
  gap: 2px;
  place-content: center;
  place-items: center;
  min-width: 48px;
  min-height: 52px;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius);
  small {
    max-width: 6.5rem;
    color: inherit;
    font-size: var(--text-xs);
    line-height: 1.1;
  }
  &:hover {
    background: var(--color-sunken);
  }
  &[aria-pressed='true'] {
    background: var(--color-text);
    color: var(--color-surface);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
