import { Editor } from '@tiptap/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmbedDialog } from './EmbedDialog.tsx';
import { richTextExtensions } from './extensions.ts';

test('Enter asks for what is missing, then puts the video in', async () => {
  const user = userEvent.setup();
  const editor = new Editor({ extensions: richTextExtensions, content: '' });
  let isOpen = true;
  const { unmount } = render(<EmbedDialog editor={editor} onClose={() => (isOpen = false)} />);
  await user.type(screen.getByLabelText('Adresse bei YouTube oder Instagram'), 'https://youtu.be/dQw4w9WgXcQ{Enter}');
  expect(screen.getByText('Bitte einen Titel eingeben.')).toBeTruthy();
  await user.type(screen.getByLabelText('Titel des Videos'), 'Die Tore{Enter}');

  expect(isOpen).toBe(false);
  expect(editor.getHTML()).toContain('watch?v=dQw4w9WgXcQ">Die Tore</a>');
  unmount();
  editor.destroy();
});
