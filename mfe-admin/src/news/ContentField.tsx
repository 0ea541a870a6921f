import { useEffect, useId, useRef } from 'react';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useController, useFormContext } from 'react-hook-form';
import { Prose } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { UploadArea } from '../upload/UploadArea.tsx';
import { UploadList } from '../upload/UploadList.tsx';
import { useUploadQueue } from '../upload/use-upload-queue.ts';
import { cleanPastedHtml, cleanPastedText } from './clean-paste.ts';
import { articleExtensions } from './editor-extensions.ts';
import { EditorToolbar } from './EditorToolbar.tsx';

type ContentFieldProps = { name: string; label: string };

/** Rich text: what the server's sanitiser allows and nothing else. Pictures come by choosing, camera, drag and paste. */
export function ContentField({ name, label }: ContentFieldProps) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const id = useId();
  const opened = useRef<Editor | null>(null);
  const written = useRef(String(field.value));
  const uploads = useUploadQueue(({ url }) => {
    opened.current?.chain().focus().setImage({ src: url, alt: '' }).run();
  });
  const take = (data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length > 0) uploads.add(files);
    return files.length > 0;
  };
  const editor = useEditor({
    extensions: articleExtensions,
    content: String(field.value),
    immediatelyRender: true,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: cleanPastedHtml,
      transformPastedText: cleanPastedText,
      handlePaste: (_view, event) => !event.clipboardData?.getData('text/html') && take(event.clipboardData),
      handleDrop: (_view, event) => take(event.dataTransfer),
    },
    onCreate: ({ editor: created }) => {
      opened.current = created;
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      field.onChange(written.current);
    },
    onBlur: field.onBlur,
  });
  // A restored version or the other one's text comes from outside.
  useEffect(() => {
    const html = String(field.value);
    if (html === written.current || editor.isDestroyed) return;
    written.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, field.value]);
  return (
    <Box>
      <Label>{label}</Label>
      <EditorToolbar editor={editor} />
      <Text as={EditorContent} {...{ editor }} />
      <UploadArea scope="field" label="Bild in den Text" onFiles={uploads.add} />
      <UploadList entries={uploads.entries} stored="left-out" onRetry={uploads.retry} onRemove={uploads.remove} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
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
  > div {
    min-height: 320px;
    padding: var(--space-4);
  }
  > div > * + * {
    margin-top: 1.1em;
  }
  > div:focus-visible {
    outline-offset: 0;
  }
  .ProseMirror-selectednode {
    outline: 3px solid var(--color-focus);
  }
`;
