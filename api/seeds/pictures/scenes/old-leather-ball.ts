import { ballShadow } from '../ball.ts';
import { digits, digitsWidth } from '../digits.ts';
import { px, sheet, type Sketch } from '../sketch.ts';

/** The leather ball of the first years and a number in old ink: digits such as 1903. */
export function oldLeatherBall(sketch: Sketch): string {
  const { width, height, unit, random, linear, radial } = sketch;
  const paper = random.pick(['#e6d6b4', '#dccaa4', '#d8cbb2']);
  const r = unit * 0.29;
  const wide = width > height * 1.15;
  const cx = wide ? width * 0.27 : width * 0.5;
  const cy = wide ? height * 0.54 : height * 0.64;
  const turn = random.between(-40, 40);
  const clip = sketch.clip(`<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(r)}"/>`);
  const seam = (d: string) =>
    `<path d="${d}" fill="none" stroke="#2c1a0c" stroke-width="${px(r * 0.03)}"/><path d="${d}" transform="translate(0 ${px(r * 0.018)})" fill="none" stroke="#e2b27c" stroke-opacity="0.4" stroke-width="${px(r * 0.014)}"/>`;
  const bow = (y: number, lift: number, span = 1.05) =>
    `M${px(cx - r * span)} ${px(cy + r * y)}Q${px(cx)} ${px(cy + r * (y + lift))} ${px(cx + r * span)} ${px(cy + r * y)}`;
  const upright = (x: number, lift: number, from: number, to: number) =>
    `M${px(cx + r * x)} ${px(cy + r * from)}Q${px(cx + r * (x + lift))} ${px(cy + (r * (from + to)) / 2)} ${px(cx + r * x)} ${px(cy + r * to)}`;
  const seams = [
    bow(-0.3, -0.16),
    bow(0.3, 0.16),
    bow(0, 0),
    upright(-0.2, -0.06, -1, -0.36),
    upright(0.2, 0.06, -1, -0.36),
    upright(-0.24, -0.08, 0.36, 1),
    upright(0.24, 0.08, 0.36, 1),
    upright(-0.52, -0.12, -0.36, 0.36),
    upright(0.52, 0.12, -0.36, 0.36),
  ];
  const laces = Array.from(
    { length: 6 },
    (_, index) =>
      `<path d="M${px(cx + r * (-0.3 + index * 0.12))} ${px(cy - r * 0.09)}l${px(r * 0.05)} ${px(r * 0.18)}" stroke="#efe0c0" stroke-width="${px(r * 0.05)}" stroke-linecap="round"/>`,
  );
  const leather = radial(
    [
      [0, '#c68a4e'],
      [0.55, '#93592a'],
      [1, '#3d220f'],
    ],
    0.36,
    0.3,
    0.8,
  );
  const stains = Array.from(
    { length: 14 },
    () =>
      `<ellipse cx="${px(random.between(0, width))}" cy="${px(random.between(0, height))}" rx="${px(unit * random.between(0.06, 0.3))}" ry="${px(unit * random.between(0.04, 0.2))}" fill="${radial(
        [
          [0, '#7a5527', 0.13],
          [1, '#7a5527', 0],
        ],
      )}"/>`,
  );
  const tall = wide ? Math.min(unit * 0.34, ((width * 0.44) / digitsWidth(sketch.digits, 100)) * 100) : unit * 0.17;
  const [dx, dy] = wide
    ? [width * 0.51, height * 0.5 - tall / 2]
    : [width / 2 - digitsWidth(sketch.digits, tall) / 2, height * 0.1];
  const rule = digitsWidth(sketch.digits, tall);
  return `${sheet(sketch, paper)}${stains.join('')}<rect x="${px(unit * 0.045)}" y="${px(unit * 0.045)}" width="${px(width - unit * 0.09)}" height="${px(height - unit * 0.09)}" fill="none" stroke="#6b4a25" stroke-opacity="0.5" stroke-width="${px(unit * 0.005)}"/><rect x="${px(unit * 0.06)}" y="${px(unit * 0.06)}" width="${px(width - unit * 0.12)}" height="${px(height - unit * 0.12)}" fill="none" stroke="#6b4a25" stroke-opacity="0.3" stroke-width="${px(unit * 0.0025)}"/>
    ${digits(sketch.digits, px(dx), px(dy), px(tall), '#8f1f1b', 19)}<path d="M${px(dx)} ${px(dy + tall * 1.16)}h${px(rule)}M${px(dx)} ${px(dy - tall * 0.16)}h${px(rule)}" stroke="#3a2a1a" stroke-width="${px(unit * 0.006)}"/>
    ${ballShadow(sketch, cx, cy, r, 1.3)}<g clip-path="${clip}"><circle cx="${px(cx)}" cy="${px(cy)}" r="${px(r)}" fill="${leather}"/><g transform="rotate(${px(turn)} ${px(cx)} ${px(cy)})">${seams.map(seam).join('')}${laces.join('')}</g><circle cx="${px(cx)}" cy="${px(cy)}" r="${px(r)}" fill="${radial(
      [
        [0, '#fff0d0', 0.3],
        [0.5, '#000000', 0.02],
        [1, '#1a0c04', 0.75],
      ],
      0.34,
      0.28,
      0.8,
    )}"/></g>${sheet(
      sketch,
      linear([
        [0, '#5b3d1c', 0.22],
        [0.3, '#5b3d1c', 0],
        [0.75, '#5b3d1c', 0],
        [1, '#3d2610', 0.4],
      ]),
    )}`;
}
