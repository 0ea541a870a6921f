import { registryOf } from '../../../test/navigation.ts';
import { createDocument, type ShellAssets } from './document.ts';

const assets: ShellAssets = { starter: '/starter.js', entry: '/main.js', preload: ['/framework.js'] };

const documentOf = (
  shell: ShellAssets,
  name = 'SV',
  version?: string,
  crestUrl: string | null = null,
  providerOrigins: readonly string[] = [],
) =>
  String(
    createDocument({
      rendered: {
        html: Buffer.from('<h1>Neuigkeiten für „alle“</h1>'),
        styles: '<style>h1{}</style>',
        head: '<title>SV</title>',
        failed: {},
      },
      state: {
        registry: registryOf([]),
        shell: '0123456789ab',
        resources: { '/api/club': { data: { name } } },
        origin: 'https://verein.example',
        year: 2026,
      },
      assets: shell,
      pageFiles: ['/news.js'],
      club: { color: '#004d98', secondColor: '#ffffff', shortName: 'SV Musterstadt', founded: null, crestUrl },
      structuredData: { name },
      version,
      providerOrigins,
    }),
  );

describe('document', () => {
  test('wears the colours of the club', () => {
    expect(documentOf(assets)).toContain('--club-color:#004d98;--club-on:#ffffff;');
  });

  test('can be installed: it names manifest, icons and the colours of its bar', () => {
    const html = documentOf(assets);

    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(html).toContain('rel="apple-touch-icon" href="/club-icons/drawn/SVM-004d98-ffffff/apple-touch-icon.png"');
    expect(html.match(/<meta name="theme-color" content="#[\da-f]{6}" media="[^"]+">/g)).toHaveLength(2);
  });

  test('a club with a crest of its own has its icons from it', () => {
    const html = documentOf(assets, 'SV', undefined, '/objects/2026/11/wappen.png');

    expect(html).toContain('<link rel="icon" href="/club-icons/objects/2026/11/wappen.png/app-192.png"');
    expect(html).toContain('rel="apple-touch-icon" href="/club-icons/objects/2026/11/wappen.png/apple-touch-icon.png"');
    expect(html).not.toContain('/drawn/');
  });

  test('says which version it is made of, if anybody compares them', () => {
    expect(documentOf(assets, 'SV', 'x7')).toContain('<html lang="de" data-version="x7">');
    expect(documentOf(assets)).toContain('<html lang="de">');
  });

  test('names each origin once that its policy allows for the provider of football data', () => {
    const origins = ['https://a.example', 'https://b.example', 'https://a.example'];

    expect(documentOf(assets, 'SV', 'x7', null, origins)).toContain(
      '<html lang="de" data-version="x7" data-football-data="https://a.example https://b.example">',
    );
  });

  test('one script stands behind the content; it knows what to load after the first paint', () => {
    const html = documentOf(assets);

    expect(html).toContain('<h1>Neuigkeiten für „alle“</h1></div>');
    expect(html.match(/<script src=/g)).toHaveLength(1);
    expect(html).not.toContain('as="script"');
    expect(html.indexOf('<h1>')).toBeLessThan(html.indexOf('<script src='));
    expect(html).toContain('data-entry="/main.js" data-files="/framework.js /news.js"');
  });

  test('what notes early actions stands before everything that can be used', () => {
    const html = documentOf({ ...assets, recorder: 'note();' });

    expect(html).toContain('<meta charset="utf-8">');
    expect(html.indexOf('<script>note();</script>')).toBeGreaterThan(html.indexOf('<meta charset="utf-8">'));
    expect(html.indexOf('<script>note();</script>')).toBeLessThan(html.indexOf('<body>'));
  });

  test('without a starter the entry itself is loaded', () => {
    expect(documentOf({ entry: '/main.js', preload: [] })).toContain('<script src="/main.js" async></script>');
  });

  test('data cannot end its element', () => {
    const html = documentOf(assets, '</script><script>alert(1)</script>');

    expect(html).not.toContain('<script>alert');
    expect(html).toContain('\\u003c/script>');
  });
});
