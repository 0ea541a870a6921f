import { useState } from 'react';
import { useEditorState, type Editor } from '@tiptap/react';
import { styled } from 'styled-components';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureText } from './PictureText.tsx';
import { PlaceholderChoice } from './PlaceholderChoice.tsx';
import { TableTools } from './TableTools.tsx';
import { ToolButton } from './ToolButton.ts';

type Tool = { label: string; sign?: string; isOn: (editor: Editor) => boolean; run: (editor: Editor) => unknown };

const tools: readonly Tool[] = [
  { label: 'Fett', sign: 'F', isOn: (e) => e.isActive('bold'), run: (e) => e.chain().focus().toggleBold().run() },
  { label: 'Kursiv', sign: 'K', isOn: (e) => e.isActive('italic'), run: (e) => e.chain().focus().toggleItalic().run() },
  ...([2, 3] as const).map((level) => ({
    label: level === 2 ? 'Überschrift' : 'Zwischentitel',
    isOn: (e: Editor) => e.isActive('heading', { level }),
    run: (e: Editor) => e.chain().focus().toggleHeading({ level }).run(),
  })),
  {
    label: 'Liste',
    sign: '•',
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Nummerierte Liste',
    sign: '1.',
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Zitat',
    sign: '„',
    isOn: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
  { label: 'Trennlinie', sign: '—', isOn: () => false, run: (e) => e.chain().focus().setHorizontalRule().run() },
  { label: 'Eingabe zurücknehmen', sign: '↶', isOn: () => false, run: (e) => e.chain().focus().undo().run() },
  { label: 'Eingabe wiederholen', sign: '↷', isOn: () => false, run: (e) => e.chain().focus().redo().run() },
];

/** What can be done with the text; the usual keys (Strg+B, Strg+I, Strg+Z) work, too. */
export function EditorToolbar({ editor, placeholders }: { editor: Editor; placeholders: readonly string[] }) {
  const [isLinking, setIsLinking] = useState(false);
  const { on, isLink, isTable, picture } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.map((tool) => tool.isOn(now)),
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
          onClick={() => tool.run(editor)}
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
