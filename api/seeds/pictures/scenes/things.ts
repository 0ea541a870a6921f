import { digits, digitsWidth } from '../digits.ts';
import { pathOf, px, sheet, type Point, type Sketch } from '../sketch.ts';
import { pitchMotif } from './board.ts';

/** A cup in the spotlight, with confetti. */
export function trophy(sketch: Sketch): string {
  const { width, height, unit, random, linear, radial, blur } = sketch;
  const dark = random.pick(['#2a0709', '#0c1420', '#0b1a14']);
  const glow = random.pick(['#e8443a', '#f0a24a', '#d8b45a']);
  const cx = width * (width > height * 1.2 ? random.pick([0.3, 0.5, 0.68]) : 0.5);
  const s = unit * 0.78;
  const base = height * 0.9;
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = -Math.PI / 2 + (index - 4) * 0.34 + random.between(-0.08, 0.08);
    const spread = random.between(0.05, 0.1);
    const far = Math.max(width, height) * 1.2;
    const from: Point = [cx, base - s * 0.6];
    return `<path d="${pathOf([from, [from[0] + Math.cos(angle - spread) * far, from[1] + Math.sin(angle - spread) * far], [from[0] + Math.cos(angle + spread) * far, from[1] + Math.sin(angle + spread) * far]])}" fill="${glow}" opacity="0.1"/>`;
  });
  const metal = linear(
    [
      [0, '#6b4a10'],
      [0.16, '#e9c565'],
      [0.3, '#fff3c0'],
      [0.42, '#c8952f'],
      [0.62, '#8a5f17'],
      [0.82, '#e3b955'],
      [1, '#5d3f0c'],
    ],
    [0, 0, 1, 0],
  );
  const cup = `M${px(cx - s * 0.27)} ${px(base - s * 0.95)}H${px(cx + s * 0.27)}C${px(cx + s * 0.27)} ${px(base - s * 0.55)} ${px(cx + s * 0.15)} ${px(base - s * 0.42)} ${px(cx + s * 0.045)} ${px(base - s * 0.38)}C${px(cx + s * 0.035)} ${px(base - s * 0.3)} ${px(cx + s * 0.06)} ${px(base - s * 0.24)} ${px(cx + s * 0.14)} ${px(base - s * 0.2)}H${px(cx - s * 0.14)}C${px(cx - s * 0.06)} ${px(base - s * 0.24)} ${px(cx - s * 0.035)} ${px(base - s * 0.3)} ${px(cx - s * 0.045)} ${px(base - s * 0.38)}C${px(cx - s * 0.15)} ${px(base - s * 0.42)} ${px(cx - s * 0.27)} ${px(base - s * 0.55)} ${px(cx - s * 0.27)} ${px(base - s * 0.95)}Z`;
  const handle = (side: number) =>
    `<path d="M${px(cx + side * s * 0.26)} ${px(base - s * 0.86)}C${px(cx + side * s * 0.48)} ${px(base - s * 0.92)} ${px(cx + side * s * 0.46)} ${px(base - s * 0.56)} ${px(cx + side * s * 0.17)} ${px(base - s * 0.54)}" fill="none" stroke="${metal}" stroke-width="${px(s * 0.04)}"/>`;
  const confetti = Array.from(
    { length: 90 },
    () =>
      `<rect x="${px(random.between(0, width))}" y="${px(random.between(0, height))}" width="${px(unit * random.between(0.008, 0.02))}" height="${px(unit * random.between(0.005, 0.012))}" transform="rotate(${px(random.between(-30, 30))})" fill="${random.pick(['#dc2626', '#faf9f7', '#f2c14e', '#f87171'])}" opacity="${px(random.between(0.4, 1))}"/>`,
  );
  return `${sheet(
    sketch,
    radial(
      [
        [0, glow, 0.95],
        [0.5, dark],
        [1, '#06080b'],
      ],
      cx / width,
      0.45,
      0.75,
    ),
  )}${rays.join('')}<ellipse cx="${px(cx)}" cy="${px(base)}" rx="${px(s * 0.7)}" ry="${px(s * 0.09)}" fill="#000000" opacity="0.6" filter="${blur(s * 0.03)}"/>
    ${handle(-1)}${handle(1)}<path d="${cup}" fill="${metal}"/><ellipse cx="${px(cx)}" cy="${px(base - s * 0.95)}" rx="${px(s * 0.27)}" ry="${px(s * 0.035)}" fill="#7a5615"/><ellipse cx="${px(cx)}" cy="${px(base - s * 0.955)}" rx="${px(s * 0.27)}" ry="${px(s * 0.033)}" fill="none" stroke="#fff0b5" stroke-width="${px(s * 0.009)}"/>
    <path d="${pathOf([
      [cx - s * 0.17, base - s * 0.2],
      [cx + s * 0.17, base - s * 0.2],
      [cx + s * 0.21, base],
      [cx - s * 0.21, base],
    ])}" fill="${linear(
      [
        [0, '#14100c'],
        [0.3, '#4a3b2c'],
        [1, '#0c0906'],
      ],
      [0, 0, 1, 0],
    )}"/><rect x="${px(cx - s * 0.1)}" y="${px(base - s * 0.14)}" width="${px(s * 0.2)}" height="${px(s * 0.08)}" fill="${metal}"/>${confetti.join('')}`;
}

/** Shirts on a rail; the front one shows its number. */
export function shirts(sketch: Sketch): string {
  const { width, height, unit, random, linear, radial, blur } = sketch;
  const wall = linear([
    [0, random.pick(['#3b4654', '#4a2a2a', '#efe8dc'])],
    [1, '#151a21'],
  ]);
  const s = unit * 0.74;
  const y = height * 0.53;
  const row = width > height * 1.2 ? [-1.02, 1.02, -0.52, 0.52, 0] : [-0.34, 0.34, 0];
  const looks = random.pick([
    ['#c81e1e', '#faf6ee'],
    ['#faf6ee', '#c81e1e'],
    ['#14181f', '#ef4444'],
  ]);
  const drawn = row.map((place) => {
    const front = place === 0;
    const size = s * (front ? 1 : 0.9 - Math.abs(place) * 0.06);
    const cx = width / 2 + place * s * 0.86;
    const cloth = linear(
      [
        [0, '#000000', 0.42],
        [0.2, '#ffffff', 0.08],
        [0.36, '#000000', 0.12],
        [0.52, '#ffffff', 0.12],
        [0.7, '#000000', 0.14],
        [0.84, '#ffffff', 0.05],
        [1, '#000000', 0.5],
      ],
      [0, 0, 1, 0.1],
    );
    const at = (px1: number, py1: number): Point => [cx + px1 * size, y + py1 * size];
    const [shirt, trim] = [looks[0] ?? '#c81e1e', looks[1] ?? '#faf6ee'];
    const outline = pathOf([
      at(-0.12, -0.44),
      at(-0.3, -0.38),
      at(-0.46, -0.12),
      at(-0.33, -0.03),
      at(-0.26, -0.14),
      at(-0.27, 0.42),
      at(0.27, 0.42),
      at(0.26, -0.14),
      at(0.33, -0.03),
      at(0.46, -0.12),
      at(0.3, -0.38),
      at(0.12, -0.44),
      at(0.07, -0.4),
      at(-0.07, -0.4),
    ]);
    const stripe = `<path d="${pathOf([at(-0.3, -0.38), at(-0.2, -0.413), at(-0.265, -0.13), at(-0.26, -0.14)])}${pathOf([at(0.3, -0.38), at(0.2, -0.413), at(0.265, -0.13), at(0.26, -0.14)])}${pathOf([at(-0.46, -0.12), at(-0.33, -0.03), at(-0.315, -0.055), at(-0.444, -0.147)])}${pathOf([at(0.46, -0.12), at(0.33, -0.03), at(0.315, -0.055), at(0.444, -0.147)])}" fill="${trim}"/>`;
    const tall = size * 0.36;
    const label = front
      ? digits(sketch.digits, px(cx - digitsWidth(sketch.digits, tall) / 2), px(y - size * 0.16), px(tall), trim, 22)
      : '';
    const hanger = `<path d="M${px(cx)} ${px(y - size * 0.46)}v${px(-size * 0.05)}a${px(size * 0.035)} ${px(size * 0.035)} 0 1 1 ${px(size * 0.035)} ${px(-size * 0.035)}" fill="none" stroke="#b9bec5" stroke-width="${px(size * 0.012)}"/><path d="M${px(cx - size * 0.13)} ${px(y - size * 0.42)}L${px(cx)} ${px(y - size * 0.465)}L${px(cx + size * 0.13)} ${px(y - size * 0.42)}" fill="none" stroke="#a5743c" stroke-width="${px(size * 0.022)}" stroke-linecap="round"/>`;
    const dim = front ? '' : `<path d="${outline}" fill="#05070a" opacity="${px(0.2 + Math.abs(place) * 0.3)}"/>`;
    return `${hanger}<path d="${outline}" transform="translate(${px(unit * 0.012)} ${px(unit * 0.03)})" fill="#000000" opacity="0.5" filter="${blur(unit * 0.022)}"/><path d="${outline}" fill="${shirt}"/>${stripe}${label}<path d="${outline}" fill="${cloth}"/>${dim}`;
  });
  const rail = y - s * 0.545;
  return `${sheet(sketch, wall)}${pitchMotif(sketch, 0.07)}${sheet(
    sketch,
    radial(
      [
        [0, '#fff1d6', 0.4],
        [1, '#fff1d6', 0],
      ],
      0.5,
      0.3,
      0.6,
    ),
  )}<rect y="${px(rail)}" width="${width}" height="${px(unit * 0.018)}" fill="${linear([
    [0, '#e4e7eb'],
    [1, '#59616b'],
  ])}"/>${drawn.join('')}`;
}

/** Cards and a whistle: the referee's tools. */
export function whistleAndCards(sketch: Sketch): string {
  const { width, height, unit, random, linear, blur, mood } = sketch;
  const s = unit * 0.42;
  const [cx, cy] = [width * 0.5, height * 0.52];
  const stripes = Array.from(
    { length: 14 },
    (_, index) =>
      `<rect x="${px((index * 2 * width) / 26)}" y="${-height}" width="${px(width / 26)}" height="${height * 3}" fill="${mood.grass[1]}"/>`,
  );
  const card = (color: string, dark: string, turn: number, dx: number) => {
    const frame = `x="${px(cx + dx - s * 0.42)}" y="${px(cy - s * 0.62)}" width="${px(s * 0.84)}" height="${px(s * 1.24)}" rx="${px(s * 0.07)}"`;
    return `<g transform="rotate(${turn} ${px(cx + dx)} ${px(cy)})"><rect ${frame} transform="translate(${px(s * 0.06)} ${px(s * 0.1)})" fill="#000000" opacity="0.55" filter="${blur(s * 0.06)}"/><rect ${frame} fill="${linear(
      [
        [0, color],
        [1, dark],
      ],
      [0, 0, 1, 1],
    )}"/></g>`;
  };
  const [wx, wy, r] = [cx + s * 0.92, cy + s * 0.42, s * 0.34];
  const steel = linear([
    [0, '#ffffff'],
    [0.3, '#c3c9d0'],
    [0.55, '#6d7782'],
    [0.8, '#dfe3e7'],
    [1, '#4c545d'],
  ]);
  const whistle = `<g transform="rotate(-16 ${px(wx)} ${px(wy)})"><path d="M${px(wx)} ${px(wy - r)}H${px(wx + r * 2.5)}V${px(wy - r * 0.36)}H${px(wx + r * 0.94)}A${px(r)} ${px(r)} 0 1 1 ${px(wx)} ${px(wy - r)}Z" transform="translate(${px(s * 0.05)} ${px(s * 0.09)})" fill="#000000" opacity="0.6" filter="${blur(s * 0.05)}"/><path d="M${px(wx)} ${px(wy - r)}H${px(wx + r * 2.5)}V${px(wy - r * 0.36)}H${px(wx + r * 0.94)}A${px(r)} ${px(r)} 0 1 1 ${px(wx)} ${px(wy - r)}Z" fill="${steel}"/><rect x="${px(wx + r * 0.62)}" y="${px(wy - r * 1.02)}" width="${px(r * 0.55)}" height="${px(r * 0.22)}" fill="#1a1f26"/><circle cx="${px(wx)}" cy="${px(wy)}" r="${px(r * 0.5)}" fill="#22282f"/><circle cx="${px(wx + r * 0.06)}" cy="${px(wy + r * 0.1)}" r="${px(r * 0.34)}" fill="#a3703a"/>
    <path d="M${px(wx - r * 0.9)} ${px(wy - r * 0.3)}C${px(wx - r * 3.2)} ${px(wy - r * 2.6)} ${px(wx - r * 5)} ${px(wy + r * 2.6)} ${px(wx - r * 7)} ${px(wy + r * 0.6)}" fill="none" stroke="#0d1117" stroke-width="${px(r * 0.16)}"/></g>`;
  return `${sheet(sketch, mood.grass[0])}<g transform="rotate(${px(random.between(-30, 30))} ${width / 2} ${height / 2})">${stripes.join('')}</g>${sheet(
    sketch,
    linear(
      [
        [0, mood.sun, 0.28],
        [0.5, mood.sun, 0],
        [1, mood.shadow, 0.6],
      ],
      [0, 0, 1, 1],
    ),
  )}
    <path d="M${px(-width * 0.1)} ${px(height * 0.86)}L${px(width * 1.1)} ${px(height * 0.62)}l0 ${px(unit * 0.05)}L${px(-width * 0.1)} ${px(height * 0.86 + unit * 0.05)}Z" fill="${mood.line}" opacity="0.85"/>${card('#ef4444', '#9f1616', 12, s * 0.14)}${card('#ffdf4a', '#e0a511', -9, -s * 0.26)}${whistle}`;
}
