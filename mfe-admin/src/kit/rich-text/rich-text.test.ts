import { addRowAfter } from '@tiptap/pm/tables';
import { Editor } from '@tiptap/react';
import { richTextExtensions } from './extensions.ts';
import { editableHtml } from './placeholders.ts';
import { storedHtml } from './to-html.ts';

const throughEditor = (html: string) => {
  const editor = new Editor({ extensions: richTextExtensions, content: editableHtml(html) });
  const written = storedHtml(editor.getHTML());
  editor.destroy();
  return written;
};

/** Everything the sanitiser of the API allows (its own test has the same list). */
test.each([
  '<h2>Titel</h2><h3>Kleiner</h3><h4>Noch kleiner</h4><p>Text mit <strong>Fett</strong> und <em>Betonung</em><br>Zeile</p>',
  '<ul><li>Punkt<ul><li>darunter</li></ul></li><li>Punkt</li></ul><ol start="3"><li>drei</li></ol>',
  '<ul><li><p>Zwei</p><p>Absätze</p></li></ul>',
  '<blockquote><p>„so“</p></blockquote><hr>',
  '<p><a href="/spielplan">Spielplan</a> <a href="mailto:a@b.example">Mail</a> <a href="tel:+4912345678">Anruf</a></p>',
  '<p><a href="mailto:{{E-Mail}}">{{E-Mail}}</a>, {{Straße}}<br>{{PLZ}} {{Ort}}</p>',
  '<table><thead><tr><th scope="col">Platz</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  '<table><tbody><tr><th scope="row">Tor</th><td rowspan="2">Kim<br>Sam</td></tr><tr><th>Bank</th></tr></tbody></table>',
  '<table><caption>Stand</caption><tbody><tr><td>1</td></tr></tbody></table>',
  '<figure><img src="/objects/a.webp" alt="Tor" width="800" height="600"><figcaption>Jubel</figcaption></figure>',
  '<p>Vorher</p><img src="/objects/a.webp" alt="Tor"><p>Danach</p>',
])('%s comes out of the editor as it went in', (html) => {
  expect(throughEditor(html)).toBe(html);
});

test('a cell is written in like any text, and a row is added', () => {
  const editor = new Editor({
    extensions: richTextExtensions,
    content: '<table><thead><tr><th>Was</th></tr></thead><tbody><tr><td>Ball</td></tr></tbody></table>',
  });
  let end = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.text === 'Ball') end = position + node.nodeSize;
  });
  editor.commands.setTextSelection(end);
  editor.commands.insertContent('haus');
  addRowAfter(editor.state, editor.view.dispatch);

  expect(storedHtml(editor.getHTML())).toBe(
    '<table><thead><tr><th>Was</th></tr></thead><tbody><tr><td>Ballhaus</td></tr><tr><td></td></tr></tbody></table>',
  );
  editor.destroy();
});

test('line breaks of the source say nothing', () => {
  expect(throughEditor('<h2>A</h2>\n<ul>\n<li>b</li>\n</ul>\n<p>c<br />d</p>')).toBe(
    '<h2>A</h2><ul><li>b</li></ul><p>c<br>d</p>',
  );
});

test('empty paragraphs are not stored', () => {
  expect(throughEditor('<p></p><p>Text</p><p></p><p>mehr</p><ul><li>Ende</li></ul>')).toBe(
    '<p>Text</p><p>mehr</p><ul><li>Ende</li></ul>',
  );
});

test('what the server fills in is one piece that typing cannot break', () => {
  const editor = new Editor({
    extensions: richTextExtensions,
    content: editableHtml('<p>Wir sind {{Vereinsname}}.</p>'),
  });
  expect(editor.view.dom.querySelector('.placeholder')?.textContent).toBe('Vereinsname');
  const behind = 'Wir sind '.length + 2;
  expect(editor.state.doc.textBetween(behind, behind + 1)).toBe('.');

  editor.chain().setTextSelection(behind).insertContent(' aus').run();
  expect(storedHtml(editor.getHTML())).toBe('<p>Wir sind {{Vereinsname}} aus.</p>');
  editor
    .chain()
    .deleteRange({ from: behind - 1, to: behind })
    .run();

  expect(storedHtml(editor.getHTML())).toBe('<p>Wir sind  aus.</p>');
  editor.destroy();
});
