import { Editor } from '@tiptap/react';
import { videoHtml } from './embed-html.ts';
import { richTextExtensions } from './extensions.ts';
import { insertBehind } from './insert-behind.ts';
import { storedHtml } from './to-html.ts';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ extensions: richTextExtensions, content: '<p>Vorher</p><p>Nachher</p>' });
});
afterEach(() => editor.destroy());

const insertPicture = (name: string) =>
  insertBehind(editor, { type: 'image', attrs: { src: `/${name}.png`, alt: '' } });

test('several pictures and a video stand behind each other', () => {
  editor.commands.setTextSelection(7);
  for (const name of ['eins', 'zwei', 'drei']) insertPicture(name);
  insertBehind(editor, videoHtml('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'Die Tore'));

  expect(storedHtml(editor.getHTML())).toBe(
    '<p>Vorher</p><img src="/eins.png" alt=""><img src="/zwei.png" alt=""><img src="/drei.png" alt="">' +
      '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Die Tore</a></figure><p>Nachher</p>',
  );
});

test('marked words stay in front of what is put in', () => {
  editor.commands.setTextSelection({ from: 1, to: 7 });
  insertPicture('eins');

  expect(storedHtml(editor.getHTML())).toBe('<p>Vorher</p><img src="/eins.png" alt=""><p>Nachher</p>');
});

test.each([1, 3, 7, 9, 12, 16])('a picture is selected, wherever the cursor was: at %d', (place) => {
  editor.commands.setTextSelection(place);
  insertPicture('eins');
  expect(editor.getAttributes('image')['src']).toBe('/eins.png');
  insertPicture('zwei');

  expect(editor.getAttributes('image')['src']).toBe('/zwei.png');
  expect(editor.getHTML()).toContain('<img src="/eins.png" alt=""><img src="/zwei.png" alt="">');
});
