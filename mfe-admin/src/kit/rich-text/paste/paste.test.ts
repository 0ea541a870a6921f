import { Editor } from '@tiptap/react';
import * as clipboard from '../../../../test/clipboard.ts';
import { richTextExtensions } from '../extensions.ts';
import { storedHtml } from '../to-html.ts';
import { pasteProps } from './paste-props.ts';

const open = (content = '') =>
  new Editor({ extensions: richTextExtensions, editorProps: pasteProps, enablePasteRules: ['link'], content });

function pasteInto(editor: Editor, type: 'text/html' | 'text/plain', content: string): void {
  const clipboardData = { getData: (asked: string) => (asked === type ? content : ''), types: [type], files: [] };
  editor.view.dom.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData }));
}

/** The stored HTML after pasting into an empty text. */
function paste(how: 'html' | 'plain', content: string): string {
  const editor = open();
  pasteInto(editor, `text/${how}`, content);
  const html = storedHtml(editor.getHTML());
  editor.destroy();
  return html;
}

test('Word: lists become lists, and nothing else of it comes along', () => {
  expect(paste('html', clipboard.word)).toBe(
    '<h2>Arbeitseinsatz</h2><p>Am <strong>Samstag</strong> treffen wir uns <em>um neun</em>.</p>' +
      '<ul><li>Rasen mähen<ul><li>Hauptplatz</li><li>Nebenplatz</li></ul></li><li>Tore streichen</li></ul>' +
      '<p>Danach:</p><ol start="3"><li>Grillen</li><li>Heimgehen</li></ol>',
  );
});

test('Word in Safari: items are known by their class and sign', () => {
  expect(paste('html', clipboard.wordInSafari)).toBe('<ol><li>Anmelden</li><li>Mitspielen</li></ol>');
});

test('Word on the web: one list of its single ones', () => {
  expect(paste('html', clipboard.wordOnTheWeb)).toBe(
    '<ul><li>Bälle<ul><li>Hütchen</li></ul></li><li>Leibchen</li></ul>',
  );
});

test('Google Docs: bold is what looks bold, and a list inside belongs to its item', () => {
  expect(paste('html', clipboard.googleDocs)).toBe(
    '<h2>Jugendturnier</h2><p>Anmeldung <strong>bis Freitag</strong><em> bei Kim</em>' +
      '<a href="https://turnier.example/plan">Spielplan</a></p>' +
      '<ul><li>U9<ul><li>vormittags</li></ul></li><li>U11</li></ul>',
  );
});

test('WhatsApp in the browser: line breaks and emoji stay', () => {
  expect(paste('html', clipboard.whatsAppWeb)).toBe(
    '<p>Heute <strong>kein Training</strong>!<br>Platz gesperrt ⚽</p>',
  );
});

test('WhatsApp from a phone: no names and times, its bold and italic, its lists', () => {
  expect(paste('plain', clipboard.whatsAppPhone)).toBe(
    '<p><strong>Achtung:</strong> Abfahrt <em>eine Stunde</em> früher ⚽👨‍👩‍👧<br>Treffpunkt am Vereinsheim</p>' +
      '<p>Mitbringen:</p><ul><li>Trinkflasche</li><li>Schienbeinschoner</li></ul>' +
      '<p>Danke! Plan: <a href="https://turnier.example/spiel_plan_2026">https://turnier.example/spiel_plan_2026</a></p>',
  );
});

test.each([
  ['one line', '<p>one line</p>'],
  ['21. November: Heimspiel\n28. November: auswärts', '<p>21. November: Heimspiel<br>28. November: auswärts</p>'],
  ['1. Begrüßung\n2. Wahlen\nDanach Bier', '<ol><li>Begrüßung</li><li>Wahlen</li></ol><p>Danach Bier</p>'],
  ['– so sagte er', '<p>– so sagte er</p>'],
  ['2 * 3 * 4 und datei_name_neu', '<p>2 * 3 * 4 und datei_name_neu</p>'],
  ['_*beides*_ und (*das*)', '<p><strong><em>beides</em></strong> und (<strong>das</strong>)</p>'],
  ['<b>kein HTML</b> & mehr', '<p>&lt;b&gt;kein HTML&lt;/b&gt; &amp; mehr</p>'],
])('plain text %j', (text, html) => {
  expect(paste('plain', text)).toBe(html);
});

test('into the middle of a sentence a few words go as words', () => {
  const editor = open('<p>Wir ! Morgen auch.</p>');
  editor.commands.setTextSelection(5);
  pasteInto(editor, 'text/plain', 'spielen');

  expect(editor.getHTML()).toBe('<p>Wir spielen! Morgen auch.</p>');
  editor.destroy();
});

test('foreign pictures stay out, our own stay', () => {
  expect(
    paste('html', '<p>A</p><img src="https://elsewhere.example/a.png"><img src="/objects/2026/a.webp" alt="Tor">'),
  ).toBe('<p>A</p><img src="/objects/2026/a.webp" alt="Tor">');
});
