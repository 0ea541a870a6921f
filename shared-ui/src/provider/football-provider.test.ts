import type { FootballData } from '@portal/api/contract';
import { placeOf, providerKindOf, providerOriginsOf } from './football-provider.ts';

const none = { widgetId: null, url: null };
const tabs = { table: none, matches: none, squad: none, stats: none, liveticker: none };
const provider = (given: Partial<FootballData> = {}): FootballData => ({
  name: 'Daten',
  clubUrl: 'https://daten.example/verein',
  scriptUrl: null,
  loadAtOnce: false,
  teams: [],
  ...given,
});
const id = '3f2a1b6c-0d4e-4f5a-8b9c-0d1e2f3a4b5c';

test.each([
  ['https://www.fussball.de/widgets.js', 'fussball.de'],
  ['https://widget-api.fupa.net/vendor/widget.js?v1', 'fupa'],
  ['https://fussball.de.example/widgets.js', 'other'],
  ['https://nichtfupa.net/widget.js', 'other'],
  [null, 'other'],
])('a provider from before, with the script %s, is %s', (scriptUrl, kind) => {
  expect(providerKindOf(provider({ scriptUrl }))).toBe(kind);
  expect(providerKindOf(provider({ scriptUrl, kind: 'fupa' }))).toBe('fupa');
});

test('fussball.de is a frame of its own, and no script of it is in the page', () => {
  const fussballDe = provider({ kind: 'fussball.de', scriptUrl: 'https://www.fussball.de/widgets.js' });
  const place = (view: string) => ({
    is: 'frame',
    url: `https://next.fussball.de/widget/${view}/${id}`,
    tellsHeight: true,
  });

  expect(placeOf(fussballDe, { ...none, widgetId: id }, 'matches')).toEqual(place('team-matches'));
  expect(placeOf(fussballDe, { ...none, widgetId: id, view: 'competition' }, 'table')).toEqual(place('competition'));
  expect(placeOf(fussballDe, { ...none, widgetId: id }, 'squad')).toBeNull();
  expect(placeOf(fussballDe, none, 'table')).toBeNull();
  expect(providerOriginsOf(fussballDe)).toEqual({
    script: [],
    frame: ['https://next.fussball.de'],
    img: [],
    connect: [],
  });
});

test("FuPa's script finds its element by id, and loads pictures and numbers from its other hosts", () => {
  const fupa = provider({ kind: 'fupa' });

  expect(placeOf(fupa, { ...none, widgetId: '3ImOg9e9ZE7oYqJG' }, 'stats')).toEqual({
    is: 'element',
    script: 'https://widget-api.fupa.net/vendor/widget.js?v1',
    attributes: { id: 'fp-widget_root-3ImOg9e9ZE7oYqJG' },
  });
  const { script, frame, img, connect } = providerOriginsOf(fupa);
  expect([script, frame]).toEqual([['https://widget-api.fupa.net'], []]);
  expect(img).toContain('https://image.fupa.net');
  expect(connect).toContain('https://api.fupa.net');
});

describe('any other provider', () => {
  const scriptUrl = 'https://widget.daten.example/los.js';

  test('is told the id and the tab unless its element has other attributes', () => {
    const other = provider({ scriptUrl });
    const place = (attributes: object) => ({ is: 'element', script: scriptUrl, attributes });
    const attributes = [
      { name: 'class', value: 'daten-widget' },
      { name: 'data-liga', value: '77' },
    ];

    expect(placeOf(other, { ...none, widgetId: 'w1' }, 'squad')).toEqual(
      place({ 'data-id': 'w1', 'data-type': 'squad' }),
    );
    expect(placeOf(other, { ...none, attributes }, 'table')).toEqual(
      place({ class: 'daten-widget', 'data-liga': '77' }),
    );
    expect(placeOf(provider(), { ...none, widgetId: 'w1' }, 'table')).toBeNull();
  });

  test('may be a frame', () => {
    const frameUrl = 'https://rahmen.example/tabelle?liga=7';
    expect(placeOf(provider(), { ...none, frameUrl }, 'table')).toEqual({
      is: 'frame',
      url: frameUrl,
      tellsHeight: false,
    });
  });

  test('loads from its script, its frames and what else was named', () => {
    const team = { team: '1-mannschaft', url: 'https://a.example', frameUrl: 'https://live.example/erste' };
    const table = { ...none, frameUrl: 'https://rahmen.example/tabelle' };
    const origins = providerOriginsOf(
      provider({
        scriptUrl,
        furtherOrigins: ['https://bilder.example'],
        teams: [{ ...team, tabs: { ...tabs, table } }],
      }),
    );

    const own = ['https://widget.daten.example', 'https://bilder.example'];
    expect(origins).toEqual({
      script: own,
      frame: [...own, 'https://rahmen.example', 'https://live.example'],
      img: own,
      connect: own,
    });
  });
});
