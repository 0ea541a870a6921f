import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textPairs } from './colors.ts';
import { allFontFiles, clubColorsCss, documentCss, FONT_PATH, fontFiles, lateDocumentCss } from './index.ts';

/** In the order they have on a page. */
const allCss = documentCss + lateDocumentCss;
const FONT_FOLDER = join(__dirname, '../../fonts');
const fontData = (file: string) => readFileSync(join(FONT_FOLDER, file));

describe('fonts', () => {
  test('weigh less than 60 KB together', () => {
    const bytes = allFontFiles.reduce((sum, file) => sum + fontData(file).length, 0);

    expect(bytes).toBeLessThan(60_000);
  });

  test.each(allFontFiles)('%s carries the hash of its content, so that it can be cached for ever', (file) => {
    const hash = createHash('sha256').update(fontData(file)).digest('hex').slice(0, 10);

    expect(file).toMatch(new RegExp(`-${hash}\\.woff2$`));
  });

  test('are exactly the files of the folder, each with a face in the document', () => {
    const files = readdirSync(FONT_FOLDER).filter((file) => file.endsWith('.woff2'));

    expect(files.sort()).toEqual([...allFontFiles].sort());
    for (const file of allFontFiles) expect(allCss).toContain(`url(${FONT_PATH}${file})`);
    expect(allFontFiles).toEqual(expect.arrayContaining([...fontFiles]));
  });
});

describe('document CSS', () => {
  test('defines every custom property it uses', () => {
    const defined = new Set([...documentCss.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const used = [...allCss.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);

    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  test('cannot end the style element it stands in', () => {
    expect(allCss).not.toContain('<');
  });

  test('gives each text that paper has on white the colour of the light scheme, also where the browser is dark', () => {
    const paper = new Set([...lateDocumentCss.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name));
    const texts = textPairs.filter(([, grounds]) => grounds.every((ground) => paper.has(ground))).map(([text]) => text);

    expect(texts).toContain('muted');
    expect(texts.filter((text) => !paper.has(text))).toEqual([]);
  });

  test('has balanced braces', () => {
    for (const css of [documentCss, lateDocumentCss]) expect(css.split('{')).toHaveLength(css.split('}').length);
  });
});

describe('club colours', () => {
  test('become the variables everything else derives from', () => {
    expect(clubColorsCss({ color: '#0055aa', secondColor: '#ffffff' })).toMatch(
      /^:root\{--club-color:#0055aa;--club-on:#ffffff;.*--club-second:#ffffff;--club-on-second:#14191f;--club-veil:0\}$/,
    );
  });

  test('refuse what is not a colour', () => {
    expect(() => clubColorsCss({ color: 'red;}body{display:none' })).toThrow('Not a colour');
    expect(() => clubColorsCss({ color: '#0055aa', secondColor: 'red;}body{display:none' })).toThrow('Not a colour');
  });
});
