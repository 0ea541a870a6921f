import { Editor } from '@tiptap/react';
import { postHtml, readEmbed, videoHtml } from './embed-html.ts';
import { richTextExtensions } from './extensions.ts';
import { storedHtml } from './to-html.ts';

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s', video],
  [' youtu.be/dQw4w9WgXcQ?si=abc ', video],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', video],
  ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ', video],
  ['https://www.instagram.com/p/Cabc_1/?igsh=me', 'https://www.instagram.com/p/Cabc_1/'],
  ['https://www.youtube.com/watch?v=zu-kurz', undefined],
  ['https://notyoutube.com/watch?v=dQw4w9WgXcQ', undefined],
  ['https://vimeo.com/1', undefined],
])('%s is stored as %s', (typed, address) => {
  expect(readEmbed(typed)?.address).toBe(address);
});

test.each([
  ['a video', videoHtml(video, '2 : 1 <Derby>')],
  ['a post', postHtml('https://www.instagram.com/p/C1/', { url: '/objects/a.webp', alt: 'Tor' })],
])('%s comes out of the editor as it was put in', (_what, html) => {
  const editor = new Editor({ extensions: richTextExtensions, content: '<p>Vorher</p>' });
  editor.commands.insertContentAt(editor.state.doc.content.size, html);

  expect(storedHtml(editor.getHTML())).toBe(`<p>Vorher</p>${html}`);
  editor.destroy();
});
