import { bokeh, land, sky } from '../scenery.ts';
import { pathOf, px, sheet, type Point, type Sketch } from '../sketch.ts';

/** Snow, small stalls and a lit tree. */
export function christmas(sketch: Sketch): string {
  const { width, height, unit, random, radial, linear, mood } = sketch;
  const horizon = height * 0.64;
  const treeX = width * (width > height * 1.2 ? random.pick([0.24, 0.74]) : 0.3);
  const bulb = radial([
    [0, '#ffffff', 1],
    [0.3, '#ffe39a', 0.95],
    [1, '#ffb44a', 0],
  ]);
  const tall = unit * 0.56;
  const foot = horizon + unit * 0.1;
  const tiers = [0, 1, 2, 3].map((tier) => {
    const [w, top, bottom] = [
      tall * (0.16 + tier * 0.085),
      foot - tall * (1 - tier * 0.2),
      foot - tall * (0.66 - tier * 0.2),
    ];
    return `<path d="${pathOf([
      [treeX, top],
      [treeX + w, bottom],
      [treeX + w * 0.4, bottom - tall * 0.03],
      [treeX, bottom + tall * 0.02],
      [treeX - w * 0.4, bottom - tall * 0.03],
      [treeX - w, bottom],
    ])}" fill="${linear([
      [0, '#2d5a44'],
      [1, '#12291f'],
    ])}"/>`;
  });
  const lights = Array.from({ length: 46 }, () => {
    const down = random.between(0.08, 0.92);
    return `<circle cx="${px(treeX + random.between(-1, 1) * tall * 0.36 * down)}" cy="${px(foot - tall * (1 - down))}" r="${px(unit * random.between(0.012, 0.022))}" fill="${bulb}"/>`;
  });
  const stalls = Array.from({ length: Math.max(2, Math.round(width / (unit * 0.5))) }, (_, index) => {
    const s = unit * 0.2;
    const x = unit * 0.16 + index * unit * 0.48;
    if (Math.abs(x - treeX) < unit * 0.26) return '';
    return `<rect x="${px(x - s * 0.7)}" y="${px(foot - s)}" width="${px(s * 1.4)}" height="${px(s)}" fill="#3a2216"/><rect x="${px(x - s * 0.58)}" y="${px(foot - s * 0.86)}" width="${px(s * 1.16)}" height="${px(s * 0.46)}" fill="${linear(
      [
        [0, '#fff0b8'],
        [1, '#ffae4d'],
      ],
    )}"/><path d="${pathOf([
      [x - s * 0.9, foot - s * 0.94],
      [x, foot - s * 1.5],
      [x + s * 0.9, foot - s * 0.94],
    ])}" fill="#f4f6f7"/><path d="${pathOf([
      [x - s * 0.82, foot - s * 0.94],
      [x, foot - s * 1.4],
      [x + s * 0.82, foot - s * 0.94],
    ])}" fill="#8f1f1b"/><ellipse cx="${px(x)}" cy="${px(foot - s * 0.6)}" rx="${px(s * 1.3)}" ry="${px(s)}" fill="${radial(
      [
        [0, '#ffcf7d', 0.5],
        [1, '#ffcf7d', 0],
      ],
    )}"/>`;
  });
  const snow = Array.from(
    { length: 220 },
    () =>
      `<circle cx="${px(random.between(0, width))}" cy="${px(random.between(0, height))}" r="${px(unit * Math.pow(random.between(0.25, 1), 3) * 0.01 + 0.8)}" fill="#ffffff" opacity="${px(random.between(0.4, 1))}"/>`,
  );
  const hill = (y: number, swing: number, fill: string) =>
    `<path d="M0 ${px(y)}Q${px(width * 0.3)} ${px(y - swing)} ${px(width * 0.55)} ${px(y)}T${width} ${px(y - swing * 0.3)}V${height}H0Z" fill="${fill}"/>`;
  return `${sky(sketch, horizon, 0.5)}${land(sketch, horizon, 1.4)}${hill(
    horizon + unit * 0.03,
    unit * 0.05,
    linear([
      [0, '#c3d0df'],
      [1, '#71869f'],
    ]),
  )}${stalls.join('')}<rect x="${px(treeX - unit * 0.014)}" y="${px(foot - tall * 0.06)}" width="${px(unit * 0.028)}" height="${px(tall * 0.1)}" fill="#2c1a10"/>${tiers.reverse().join('')}
    <circle cx="${px(treeX)}" cy="${px(foot - tall * 0.5)}" r="${px(tall * 0.8)}" fill="${radial([
      [0, '#ffcf7d', 0.3],
      [1, '#ffcf7d', 0],
    ])}"/>${lights.join('')}<path d="${star(treeX, foot - tall * 1.02, unit * 0.035)}" fill="#ffe39a"/>${hill(
      foot + unit * 0.05,
      unit * 0.03,
      linear([
        [0, '#eef3f7'],
        [1, '#8ea3b8'],
      ]),
    )}${bokeh(sketch, ['#ffd98a', '#ffffff', '#dc2626'], 14, 0.7, 1)}${snow.join('')}${sheet(sketch, mood.shadow, 0.04)}`;
}

function star(cx: number, cy: number, r: number): string {
  return pathOf(
    Array.from({ length: 10 }, (_, index): Point => {
      const angle = -Math.PI / 2 + (index * Math.PI) / 5;
      const reach = index % 2 ? r * 0.42 : r;
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
    }),
  );
}
