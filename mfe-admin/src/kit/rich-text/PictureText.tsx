import { useId, useState } from 'react';
import type { Editor } from '@tiptap/react';
import { TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';

type PictureTextProps = { editor: Editor; src: string };

/** The alternative text of the chosen picture in the text. */
export function PictureText({ editor, src }: PictureTextProps) {
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

const Box = styled.div`
  flex: 1 1 100%;
  padding: var(--space-2);
  font-size: var(--text-sm);
  font-weight: 650;
`;
