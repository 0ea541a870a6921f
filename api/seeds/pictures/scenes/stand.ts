import { createGround } from '../ground.ts';
import { bokeh, clouds, land, lawn, mast, sky } from '../scenery.ts';
import { px, sheet, type Sketch } from '../sketch.ts';

/** Supporters from behind, the pitch in front of them. */
export function crowd(sketch: Sketch): string {
  const { width, height, unit, mood, random, radial } = sketch;
  const ground = createGround(sketch, { horizon: 0.42, eye: 6, focal: 0.9 });
  const rows = [0, 1, 2].map((row) => {
    const size = unit * (0.062 + row * 0.034);
    const y = height * (0.74 + row * 0.14);
    const people: string[] = [];
    for (let x = -size; x < width + size; x += size * random.between(2.1, 2.9))
      people.push(supporter(sketch, x, y + random.between(-0.3, 0.3) * size, size, row));
    return `<g opacity="${row === 0 ? 0.94 : 1}">${people.join('')}</g>`;
  });
  const smoke = Array.from({ length: 9 }, () => {
    const fog = radial([
      [0, random.pick(['#dc2626', '#f4efe8', '#dc2626']), 0.34],
      [1, '#dc2626', 0],
    ]);
    return `<ellipse cx="${px(random.between(0, width))}" cy="${px(height * random.between(0.35, 0.75))}" rx="${px(unit * random.between(0.3, 0.6))}" ry="${px(unit * random.between(0.14, 0.3))}" fill="${fog}"/>`;
  });
  const lit = mood.sky[0] < '#50';
  return `${sky(sketch, ground.horizon, 0.5)}${clouds(sketch, ground.horizon)}${land(sketch, ground.horizon, 0.8)}${lawn(sketch, ground, 'away', 5.5)}
    <path d="${ground.line(
      [
        [-34, 22],
        [34, 22],
      ],
      0.22,
    )}${ground.line(
      [
        [-80, 70],
        [80, 70],
      ],
      0.4,
    )}${ground.line(
      [
        [0, 22],
        [0, 70],
      ],
      0.22,
    )}" fill="${mood.line}" fill-opacity="0.85"/>
    ${mast(sketch, width * 0.12, ground.horizon + 3, unit * 0.3, lit)}${mast(sketch, width * 0.88, ground.horizon + 3, unit * 0.3, lit)}${smoke.join('')}${rows.join('')}${bokeh(sketch, ['#ffe9b8', '#dc2626'], 8, 0.5, 1)}`;
}

function supporter({ random, mood }: Sketch, x: number, y: number, size: number, row: number): string {
  const dark = ['#1a1214', '#120c0f', '#0a0709'][row] ?? '#0a0709';
  const body = `M${px(x - size * 1.25)} ${px(y + size * 8)}V${px(y + size * 1.5)}Q${px(x - size * 1.2)} ${px(y + size * 0.75)} ${px(x - size * 0.35)} ${px(y + size * 0.6)}H${px(x + size * 0.35)}Q${px(x + size * 1.2)} ${px(y + size * 0.75)} ${px(x + size * 1.25)} ${px(y + size * 1.5)}V${px(y + size * 8)}Z`;
  const rim = `<path d="M${px(x - size * 1.2)} ${px(y + size * 1.4)}Q${px(x - size * 1.15)} ${px(y + size * 0.75)} ${px(x - size * 0.35)} ${px(y + size * 0.6)}M${px(x - size * 0.62)} ${px(y - size * 0.2)}A${px(size * 0.64)} ${px(size * 0.64)} 0 0 1 ${px(x + size * 0.3)} ${px(y - size * 0.6)}" fill="none" stroke="${mood.sun}" stroke-opacity="0.26" stroke-width="${px(size * 0.05)}" stroke-linecap="round"/>`;
  const head = `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(size * 0.6)}" ry="${px(size * 0.72)}" fill="${dark}"/><rect x="${px(x - size * 0.24)}" y="${px(y + size * 0.4)}" width="${px(size * 0.48)}" height="${px(size * 0.5)}" fill="${dark}"/>`;
  const choice = random.between(0, 1);
  const arm = (side: number, dx: number, dy: number) =>
    `<path d="M${px(x + side * size)} ${px(y + size * 1.4)}Q${px(x + side * size * (1.3 + dx * 0.4))} ${px(y + size * 0.2)} ${px(x + side * size * (1 + dx))} ${px(y - size * dy)}" fill="none" stroke="${dark}" stroke-width="${px(size * 0.42)}" stroke-linecap="round"/>`;
  const scarf = choice < 0.11 ? raisedScarf(x, y - size * 1.9, size) : '';
  const arms =
    choice < 0.11
      ? arm(-1, 0.35, 1.9) + arm(1, 0.35, 1.9)
      : choice < 0.3
        ? arm(1, 0.2, 2.1)
        : choice < 0.42
          ? arm(-1, 0.5, 1.8) + arm(1, 0.3, 2.2)
          : '';
  const knit =
    choice > 0.72
      ? `<path d="M${px(x - size * 0.62)} ${px(y + size * 0.68)}Q${px(x)} ${px(y + size * 1.05)} ${px(x + size * 0.62)} ${px(y + size * 0.68)}" fill="none" stroke="#dc2626" stroke-width="${px(size * 0.36)}"/><path d="M${px(x - size * 0.2)} ${px(y + size * 0.86)}h${px(size * 0.4)}" stroke="#faf9f7" stroke-width="${px(size * 0.34)}"/>`
      : '';
  return `${arms}<path d="${body}" fill="${dark}"/>${head}${rim}${knit}${scarf}`;
}

function raisedScarf(x: number, y: number, size: number): string {
  const [w, h] = [size * 2.7, size * 0.46];
  const bars = Array.from(
    { length: 7 },
    (_, index) =>
      `<rect x="${px(x - w / 2 + (w / 7) * index)}" y="${px(y - h / 2)}" width="${px(w / 7 + 0.5)}" height="${px(h)}" fill="${index % 2 ? '#f4efe8' : '#dc2626'}"/>`,
  );
  return `<g>${bars.join('')}<rect x="${px(x - w / 2)}" y="${px(y)}" width="${px(w)}" height="${px(h / 2)}" fill="#0b0f14" opacity="0.22"/></g>`;
}

/** The knitted club scarf, close: stripes, stitches and fringe. */
export function scarf(sketch: Sketch): string {
  const { width, height, unit, random, linear, blur } = sketch;
  const stitch = unit * 0.03;
  const span = Math.hypot(width, height) * 1.1;
  const band = unit * random.between(0.5, 0.62);
  const knit = sketch.pattern(
    stitch,
    stitch,
    `<path d="M0 0L${stitch / 2} ${stitch * 0.62}L${stitch} 0" fill="none" stroke="#0b0f14" stroke-opacity="0.34" stroke-width="${stitch * 0.2}"/><path d="M0 ${stitch * 0.3}L${stitch / 2} ${stitch * 0.92}L${stitch} ${stitch * 0.3}" fill="none" stroke="#ffffff" stroke-opacity="0.16" stroke-width="${stitch * 0.14}"/>`,
  );
  const rhythm = random.pick([
    [3, 1],
    [2, 2],
    [4, 1, 1, 1],
  ]);
  const colors = ['#c81e1e', '#f7f3ec', '#14181f', '#f7f3ec'];
  const lay = (offset: number, turn: number) => {
    const bars: string[] = [];
    let at = -span / 2;
    for (let index = 0; at < span / 2; index += 1) {
      const length = unit * 0.075 * (rhythm[index % rhythm.length] ?? 1);
      bars.push(
        `<rect x="${px(at)}" y="${px(-band / 2)}" width="${px(length + 1)}" height="${px(band)}" fill="${colors[index % (rhythm.length === 2 ? 2 : 4)] ?? '#c81e1e'}"/>`,
      );
      at += length;
    }
    const fold = linear([
      [0, '#000000', 0.6],
      [0.12, '#000000', 0.05],
      [0.34, '#ffffff', 0.16],
      [0.55, '#000000', 0.16],
      [0.72, '#ffffff', 0.1],
      [0.9, '#000000', 0.1],
      [1, '#000000', 0.7],
    ]);
    const frame = `x="${px(-span / 2)}" y="${px(-band / 2)}" width="${px(span)}" height="${px(band)}"`;
    return `<g transform="translate(${px(width / 2)} ${px(height / 2 + offset)}) rotate(${px(turn)})"><rect ${frame} fill="#000000" opacity="0.7" transform="translate(0 ${px(unit * 0.03)})" filter="${blur(unit * 0.03, 'sheet')}"/>${bars.join('')}<rect ${frame} fill="${knit}"/><rect ${frame} fill="${fold}"/></g>`;
  };
  const turn = random.between(-26, -12) * random.pick([-1, 1]);
  return `${sheet(
    sketch,
    linear([
      [0, '#1a2029'],
      [1, '#07090d'],
    ]),
  )}${lay(-unit * 0.36, turn + 34)}${lay(unit * 0.44, turn - 14)}${lay(0, turn)}`;
}
