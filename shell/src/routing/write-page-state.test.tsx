import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { RichText } from '@portal/shared-ui';
import { FROM_PAGE } from '@portal/shared-ui/shown-text';
import { registryOf } from '../../test/navigation.ts';
import { readCompact, type CompactJson } from './compact-json.ts';
import type { PageState } from './page-state.ts';
import { textsIn } from './texts-in-page.ts';
import { writePageState } from './write-page-state.ts';

const words = `<p>${'Wir spielen seit 1951. '.repeat(10)}</p>`;
const texts = {
  words,
  table: `${words}<table><tr><td>a &lt; b</td></tr></table>`,
  picture: `${words}<figure><img src="/objects/a.webp" alt="Fest" width="4" height="3" loading="lazy"></figure>`,
  'HTML in an attribute': `${words}<p><a href="/" title="&lt;table&gt;&lt;img src=&quot;x&quot;&gt;">Start</a></p>`,
};

const shown = (html: string) =>
  renderToString(
    <StaticRouter location="/">
      <RichText html={html} className="text" />
    </StaticRouter>,
  );

function stateWith(contents: readonly unknown[]): PageState {
  const resources = Object.fromEntries(contents.map((content, place) => [`/api/${place}`, { data: { content } }]));
  return { registry: registryOf([]), shell: '0123456789ab', resources, origin: 'https://verein.example', year: 2031 };
}

const contentsOf = (state: string, read?: (place: number, length: number) => string) =>
  Object.values((readCompact(JSON.parse(state) as CompactJson, read) as PageState).resources).map(
    (resource) => 'data' in resource && (resource.data as { content: string }).content,
  );

test.each(Object.entries(texts))('%s that the page shows is said once, and shown the same', (_name, text) => {
  const html = `<main>${shown(`${words}<p>Davor</p>`)}${shown(text)}</main>`;
  const state = writePageState(stateWith([text, 'Titel']), textsIn(html));
  document.body.innerHTML = html;
  const [, element] = document.querySelectorAll('[data-text]');

  expect(state).not.toContain('1951');
  const [read = '', title] = contentsOf(
    state,
    (place) => FROM_PAGE + document.querySelectorAll('[data-text]')[place]?.innerHTML,
  );
  expect(title).toBe('Titel');
  const again = document.createElement('div');
  again.innerHTML = shown(read as string);
  expect(again.firstElementChild?.innerHTML).toBe(FROM_PAGE + element?.innerHTML);

  const [sent] = contentsOf(state, (place, length) => textsIn(html)[place]?.slice(0, length) ?? '');
  expect(html).toContain(`>${sent as string}</div></main>`);
});

test('a text is said where the page does not show it as it is, where it is short, and the second time', () => {
  const html = shown(words);
  const contents = [words, `${words}<p>mehr</p>`, '<p>kurz</p>', words];

  const read = contentsOf(
    writePageState(stateWith(contents), textsIn(html + shown('<p>kurz</p>'))),
    () => 'aus der Seite',
  );

  expect(read).toEqual(['aus der Seite', ...contents.slice(1)]);
});

test('data are compared with two hundred texts of a page at most: comparing a million kept the portal from answering', () => {
  expect(textsIn('<p data-text="">Tor</p>'.repeat(100_000))).toHaveLength(200);
});
