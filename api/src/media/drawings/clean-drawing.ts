import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { AppError } from '../../errors.ts';
import { DRAWING_LIMITS } from './drawing-limits.ts';

const SHAPES = 'svg g defs symbol use switch path rect circle ellipse line polyline polygon text tspan image style';
const PAINTS = 'linearGradient radialGradient stop pattern clipPath mask filter';
const FILTERS =
  'feGaussianBlur feOffset feMerge feMergeNode feColorMatrix feBlend feFlood feComposite feComponentTransfer feFuncR feFuncG feFuncB feFuncA feDropShadow';
/** All other elements are left out with their contents: scripts, foreign markup, animations, notes of programs. */
const KEPT = new Set([SHAPES, PAINTS, FILTERS].join(' ').split(' '));

const EMBEDDED = /^data:image\/(?:png|jpeg|jpg);base64,/;
/** `url(…)` of anything but a part of the same drawing. */
const FOREIGN_URL = /url\((?!\s{0,9}["']?#)/i;

type Box = readonly [left: number, top: number, width: number, height: number];

/**
 * The drawing again, of shapes alone: nothing that runs, nothing from elsewhere, no entities, and no larger than
 * pictures are.
 * @throws AppError 422 with a German sentence
 */
export function cleanDrawing(file: Buffer): string {
  if (file.length > DRAWING_LIMITS.bytes) throw refusal('Die SVG-Datei ist zu groß (höchstens 2 MB).');
  const parser = new SaxesParser();
  let clean = '';
  let elements = 0;
  let left: { level: number } | undefined;
  const open: string[] = [];
  // Comments and other elements may stand within a rule, which is read without them.
  let rules = '';

  parser.on('error', () => {
    throw refusal('Die SVG-Datei ist beschädigt. Bitte neu speichern oder als PNG hochladen.');
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('['))
      throw refusal('Die SVG-Datei legt Abkürzungen fest (ENTITY). Bitte als „einfaches SVG“ oder als PNG speichern.');
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    open.push(tag.name);
    if (elements > DRAWING_LIMITS.elements || open.length > DRAWING_LIMITS.levels) throw tooMuch();
    if (left) return;
    if (open.length === 1 ? tag.name !== 'svg' : !KEPT.has(tag.name)) {
      if (open.length === 1) throw refusal('Die Datei ist keine SVG-Zeichnung.');
      left = { level: open.length };
      return;
    }
    clean += `<${tag.name}${open.length === 1 ? ` xmlns="http://www.w3.org/2000/svg"${frameOf(tag)}` : ''}${attributesOf(tag, open.length === 1)}>`;
  });
  parser.on('closetag', ({ name }) => {
    if (left?.level === open.length) left = undefined;
    else if (!left) clean += `</${name}>`;
    open.pop();
  });
  const addText = (text: string) => {
    if (left || open.length === 0) return;
    if (open.at(-1) === 'style') rules += text;
    clean += escape(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(file.toString('utf8').replace(/^\uFEFF/, '')).close();
  requireOwn(rules);
  return clean;
}

/** Size and place of the whole: the longer edge is as long as that of the picture. */
function frameOf(tag: SaxesTagPlain): string {
  const [left, top, width, height] = boxOf(tag);
  const scale = DRAWING_LIMITS.edge / Math.max(width, height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  if (Math.min(wide, high) * DRAWING_LIMITS.stretch < DRAWING_LIMITS.edge)
    throw refusal('Die Zeichnung ist viel zu lang und schmal. Bitte zuschneiden oder als PNG hochladen.');
  return ` width="${wide}" height="${high}" viewBox="${left} ${top} ${width} ${height}"`;
}

function boxOf({ attributes }: SaxesTagPlain): Box {
  const [left = NaN, top = NaN, width = NaN, height = NaN] = (attributes['viewBox'] ?? '')
    .split(/[\s,]/)
    .filter(Boolean)
    .map(Number);
  if (isLength(width) && isLength(height) && isPlace(left) && isPlace(top)) return [left, top, width, height];
  // In whatever unit: only the shape counts.
  const [wide, high] = [Number.parseFloat(attributes['width'] ?? ''), Number.parseFloat(attributes['height'] ?? '')];
  if (isLength(wide) && isLength(high)) return [0, 0, wide, high];
  throw refusal('Die Zeichnung sagt nicht, wie groß sie ist. Bitte neu speichern oder als PNG hochladen.');
}

const isPlace = (value: number) => Math.abs(value) <= 1e6;
const isLength = (value: number) => value >= 0.001 && value <= 1e6;

const FRAME = new Set(['width', 'height', 'viewBox', 'x', 'y']);

function attributesOf({ name, attributes }: SaxesTagPlain, isRoot: boolean): string {
  return Object.entries(attributes)
    .map(([given, value]) => [given === 'xlink:href' ? 'href' : given, value] as const)
    .filter(([own]) => !own.includes(':') && own !== 'xmlns' && !/^on/i.test(own) && !(isRoot && FRAME.has(own)))
    .map(([own, value]) => {
      const isEmbedded = name === 'image' && EMBEDDED.test(value.trimStart());
      if (own === 'href' && !value.startsWith('#') && !isEmbedded) throw fromElsewhere();
      if (own !== 'href') requireOwn(value);
      return ` ${own}="${escape(value)}"`;
    })
    .join('');
}

/** A backslash could hide what a rule asks for. */
function requireOwn(rules: string): void {
  if (FOREIGN_URL.test(rules) || /\\|@import|@font-face|image-set\(|src\(/i.test(rules)) throw fromElsewhere();
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function fromElsewhere(): AppError {
  return refusal(
    'Die Zeichnung lädt Bilder oder Schriften von woanders. Bitte Bilder einbetten, Schrift in Pfade umwandeln oder als PNG speichern.',
  );
}

/** It would take too long or too much memory. */
export function tooMuch(): AppError {
  return refusal('Die Zeichnung ist zu aufwendig. Bitte vereinfachen oder als PNG hochladen.');
}

function refusal(message: string): AppError {
  return new AppError(422, 'unusable_drawing', message);
}
