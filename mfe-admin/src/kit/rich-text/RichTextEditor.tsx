import { useEffect, useId, useRef } from 'react';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useController, useFormContext } from 'react-hook-form';
import { Prose } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Message } from '../form/Field.tsx';
import { useFormLabel } from '../form/form-context.ts';
import { UploadArea } from '../upload/UploadArea.tsx';
import { UploadList } from '../upload/UploadList.tsx';
import { useUploadQueue } from '../upload/use-upload-queue.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { richTextExtensions } from './extensions.ts';
import { insertBehind } from './insert-behind.ts';
import { hasText, pasteProps } from './paste/paste-props.ts';
import { editableHtml } from './placeholders.ts';
import { storedHtml } from './to-html.ts';
import { Note } from '../layout.ts';

export type RichTextProps = {
  name: string;
  label: string;
  hint?: string;
  /** Names that the server fills in, offered for choosing; stored as `{{name}}`. */
  placeholders?: readonly string[];
};

/** Edits exactly the HTML that the server's sanitiser allows. Pictures come by choosing, camera, drag and paste. */
export function RichTextEditor({ name, label, hint, placeholders = [] }: RichTextProps) {
  const { control, getValues } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  useFormLabel(name, label);
  const id = useId();
  const message = fieldState.error?.message;
  const opened = useRef<Editor | null>(null);
  const written = useRef(String(field.value));
  const uploads = useUploadQueue(({ url }) => {
    if (opened.current) insertBehind(opened.current, { type: 'image', attrs: { src: url, alt: '' } });
  });
  const take = (data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length > 0) uploads.add(files);
    return files.length > 0;
  };
  const editor = useEditor({
    extensions: richTextExtensions,
    content: editableHtml(String(field.value)),
    immediatelyRender: true,
    // Markdown's rules would make `*so*` italic, but in WhatsApp it is bold.
    enablePasteRules: ['link'],
    editorProps: {
      ...pasteProps,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${id}-hint ${id}-message`,
        'aria-invalid': String(message !== undefined),
      },
      handlePaste: (_view, { clipboardData }) =>
        !hasText(clipboardData?.getData('text/html') ?? '') && take(clipboardData),
      handleDrop: (_view, event) => take(event.dataTransfer),
    },
    onCreate: ({ editor: created }) => {
      opened.current = created;
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : storedHtml(changed.getHTML());
      field.onChange(written.current);
    },
    onBlur: field.onBlur,
  });
  // A restored version or another editor's text comes from outside.
  useEffect(() => {
    // The present value: more may have been typed since the rendered one.
    const html = String(getValues(name));
    if (html === written.current || editor.isDestroyed) return;
    written.current = html;
    editor.commands.setContent(editableHtml(html), { emitUpdate: false });
  }, [editor, field.value, getValues, name]);
  return (
    <Box>
      <Label>{label}</Label>
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      <EditorToolbar editor={editor} placeholders={placeholders} />
      <Text as={EditorContent} {...{ editor }} />
      <Message id={`${id}-message`} role="alert">
        {message}
      </Message>
      <UploadArea scope="field" label="Bild in den Text" onFiles={uploads.add} />
      <UploadList entries={uploads.entries} onRetry={uploads.retry} onRemove={uploads.remove} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  min-width: 0;
`;

const Label = styled.span`
  font-weight: 650;
`;

const Text = styled(Prose)`
  max-width: none;
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  background: var(--color-surface);
  &:has([aria-invalid='true']) {
    border-color: var(--color-brand-text);
  }
  > div {
    min-height: 320px;
    padding: var(--space-4);
    overflow-x: auto;
  }
  /* The text scrolls, not the table in it: only a focusable element can be scrolled by keyboard. */
  table {
    display: table;
    overflow: visible;
  }
  > div > * + * {
    margin-top: 1.1em;
  }
  > div > :first-child {
    margin-top: 0;
  }
  > div:focus-visible {
    outline-offset: 0;
  }
  .ProseMirror-selectednode {
    outline: 3px solid var(--color-focus);
  }
  .placeholder {
    padding-inline: 0.4em;
    border: 1px solid var(--color-line);
    border-radius: var(--radius);
    background: var(--color-sunken);
    font-weight: 650;
    white-space: nowrap;
  }
`;
