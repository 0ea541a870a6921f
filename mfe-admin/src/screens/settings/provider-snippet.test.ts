import { readSnippet, type FoundWidget } from './provider-snippet.ts';

const id = '3f2a1b6c-0d4e-4f5a-8b9c-0d1e2f3a4b5c';
const found = (text: string): FoundWidget => {
  const read = readSnippet(text);
  if ('fault' in read) throw new Error(read.fault);
  return read.found;
};
const fault = (text: string) => {
  const read = readSnippet(text);
  return 'fault' in read ? read.fault : '';
};

test.each([
  ['table', 'table'],
  ['competition', 'table'],
  ['team-matches', 'matches'],
  ['club-matches', 'matches'],
  ['last-match', 'matches'],
  ['next-match', 'liveticker'],
])('fussball.de: %s belongs to the tab %s', (view, place) => {
  const snippet = `<script type="text/javascript" src="https://www.fussball.de/widgets.js"></script>
    <div class="fussballde_widget" data-id="${id}" data-type="${view}"></div>`;

  expect(found(snippet)).toEqual({
    kind: 'fussball.de',
    tab: { widgetId: id, url: null, view },
    place,
    scriptUrl: null,
    clubUrl: null,
  });
});

test.each([
  ['the element alone', `<div class="soccer_widget" data-id="${id}" data-type="table" />`],
  ['a frame', `<iframe src="https://next.fussball.de/widget/table/${id}"></iframe>`],
  ['the address of the frame', ` https://next.fussball.de/widget/table/${id} `],
])('fussball.de is known by %s', (_case, snippet) => {
  expect(found(snippet)).toMatchObject({ kind: 'fussball.de', tab: { widgetId: id, view: 'table' } });
});

test('FuPa: id and page of the club', () => {
  const snippet = `<div id="fp-widget_root-3ImOg9e9ZE7oYqJGP3IxRrUlYCt">
      <a href="https://www.fupa.net/club/sv-musterstadt" target="_blank" rel="noopener">SV Musterstadt auf FuPa</a>
    </div>
    <script src="https://widget-api.fupa.net/vendor/widget.js?v1"></script>`;

  expect(found(snippet)).toEqual({
    kind: 'fupa',
    tab: { widgetId: '3ImOg9e9ZE7oYqJGP3IxRrUlYCt', url: null },
    scriptUrl: null,
    clubUrl: 'https://www.fupa.net/club/sv-musterstadt',
  });
});

test('any other script: its address and what its element is called, without what runs or draws', () => {
  const snippet = `<div id="liga" class="liga-tabelle" data-liga="77" style="position:fixed" onclick="alert(1)">x</div>
    <script async src="//widget.daten.example/los.js?v=2"></script>`;

  expect(found(snippet)).toEqual({
    kind: 'other',
    tab: {
      widgetId: null,
      url: null,
      attributes: [
        { name: 'id', value: 'liga' },
        { name: 'class', value: 'liga-tabelle' },
        { name: 'data-liga', value: '77' },
      ],
    },
    scriptUrl: 'https://widget.daten.example/los.js?v=2',
    clubUrl: null,
  });
});

test('any other frame', () => {
  expect(found('<iframe src="https://rahmen.example/t?liga=7" width="100%"></iframe>')).toMatchObject({
    kind: 'other',
    tab: { frameUrl: 'https://rahmen.example/t?liga=7' },
  });
});

test.each([
  [
    '<div id="widget1"></div><script>new fussballdeWidgetAPI().showWidget("widget1", "02HRA6")</script>',
    /alten Widgets/,
  ],
  ['<iframe src="//www.fussball.de/widget2/-/schluessel/02HRA6/target/x"></iframe>', /alten Widgets/],
  ['<script src="https://www.fussball.de/widgets.js"></script>', /data-id/],
  [`<div class="fussballde_widget" data-id="${id}" data-type="toplist"></div>`, /Art des Widgets/],
  ['<div class="fussballde_widget" data-id="a/../b" data-type="table"></div>', /Kennung/],
  ['<script src="https://widget-api.fupa.net/vendor/widget.js?v1"></script>', /fp-widget_root/],
  ['Tabelle der A-Klasse', /kein Widget/],
  ['', /kein Widget/],
  ['<div data-id="1"></div><script src="http://daten.example/w.js"></script>', /https/],
  [
    '<div data-id="1"></div><script src="https://a.example/1.js"></script><script src="https://a.example/2.js"></script>',
    /mehr als ein/,
  ],
  ['<script src="https://a.example/1.js"></script>', /fehlt das Element/],
  ['<iframe src="javascript:alert(1)"></iframe>', /keine Adresse/],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', /keine Adresse/],
  ['<div data-id="1<2"></div><script src="https://a.example/1.js"></script>', /Zeichen/],
  ['x'.repeat(20_001), /zu lang/],
])('%.60s… is refused with the reason', (snippet, reason) => {
  expect(fault(snippet)).toMatch(reason);
});

test('a hostile snippet runs and loads nothing', () => {
  const hostile = `<img src="https://fremd.example/x.png" onerror="window.hasRun = true"><svg onload="window.hasRun = true">
    <script>window.hasRun = true</script><div data-id="1"></div><script src="https://a.example/w.js"></script>`;

  readSnippet(hostile);

  expect('hasRun' in window).toBe(false);
  expect(document.querySelector('img, svg, script')).toBeNull();
});
