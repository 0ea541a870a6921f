import type { Ground } from './ground.ts';
import { pathOf, px, sheet, type Point, type Sketch } from './sketch.ts';

/** Sky with a glow at the horizon; `sunX` is a fraction of the width. */
export function sky(sketch: Sketch, horizon: number, sunX: number): string {
  const { width, height, mood, linear, radial } = sketch;
  const share = horizon / height;
  const paint = linear([
    [0, mood.sky[0]],
    [share * 0.62, mood.sky[1]],
    [share, mood.sky[2]],
    [1, mood.sky[2]],
  ]);
  const glow = radial([
    [0, mood.sun, 0.85],
    [0.25, mood.sun, 0.4],
    [1, mood.sun, 0],
  ]);
  const size = Math.max(width, height) * 0.55;
  return `${sheet(sketch, paint)}<ellipse cx="${px(width * sunX)}" cy="${px(horizon - height * 0.02)}" rx="${px(size)}" ry="${px(size * 0.62)}" fill="${glow}"/>`;
}

/** Long soft clouds. */
export function clouds({ width, random, mood, blur, unit }: Sketch, horizon: number): string {
  const bands = Array.from({ length: 9 }, () => {
    const y = random.between(horizon * 0.08, horizon * 0.8);
    const breadth = random.between(width * 0.12, width * 0.4);
    return `<ellipse cx="${px(random.between(0, width))}" cy="${px(y)}" rx="${px(breadth)}" ry="${px(random.between(0.008, 0.028) * unit)}" opacity="${px(random.between(0.15, 0.55))}"/>`;
  });
  return `<g fill="${mood.sun}" filter="${blur(unit * 0.012, 'sheet')}">${bands.join('')}</g>`;
}

/** Rolling hills, then a line of round trees in front of them. */
export function land(sketch: Sketch, horizon: number, size = 1): string {
  const { width, unit, random, mood, linear } = sketch;
  const ridge = (base: number, swing: number, waves: number) => {
    const phase = random.between(0, 6);
    const points = Array.from({ length: 41 }, (_, index): Point => {
      const x = (index / 40) * width;
      const wave = Math.sin(phase + (index / 40) * waves) + 0.4 * Math.sin(phase * 2 + (index / 40) * waves * 2.3);
      return [x, horizon - unit * size * (base + swing * wave)];
    });
    return pathOf([...points, [width, horizon + 4], [0, horizon + 4]]);
  };
  const trees: string[] = [];
  for (let x = -unit * 0.05; x < width + unit * 0.05; x += unit * size * random.between(0.012, 0.045)) {
    const r = unit * size * random.between(0.014, 0.04);
    trees.push(
      `<ellipse cx="${px(x)}" cy="${px(horizon - r * 0.7)}" rx="${px(r)}" ry="${px(r * random.between(0.9, 1.35))}"/>`,
    );
  }
  const haze = linear([
    [0, mood.land[0], 0.95],
    [1, mood.sky[2], 0.9],
  ]);
  return `<path d="${ridge(0.085, 0.03, 5)}" fill="${haze}"/><path d="${ridge(0.035, 0.014, 9)}" fill="${mood.land[0]}"/>
    <g fill="${mood.land[1]}">${trees.join('')}<rect y="${px(horizon - unit * 0.012)}" width="${width}" height="${px(unit * 0.03)}"/></g>`;
}

/** Mown grass up to the horizon; stripes across, or running away from the camera. */
export function lawn(sketch: Sketch, ground: Ground, direction: 'across' | 'away' = 'across', stripe = 5.5): string {
  const { width, height, mood, linear } = sketch;
  const top = ground.horizon;
  const bands: string[] = [];
  if (direction === 'across') {
    for (let z = 0; z < 140; z += stripe * 2)
      bands.push(
        ground.area([
          [-400, z],
          [400, z],
          [400, z + stripe],
          [-400, z + stripe],
        ]),
      );
  } else {
    for (let x = -120; x < 120; x += stripe * 2)
      bands.push(
        ground.area([
          [x, 0.1],
          [x + stripe, 0.1],
          [x + stripe, 400],
          [x, 400],
        ]),
      );
  }
  const light = linear([
    [0, mood.sun, 0.34],
    [0.3, mood.sun, 0.05],
    [0.6, mood.shadow, 0],
    [1, mood.shadow, 0.5],
  ]);
  const rect = (fill: string) => `<rect y="${px(top)}" width="${width}" height="${px(height - top)}" fill="${fill}"/>`;
  return `${rect(mood.grass[0])}<path d="${bands.join('')}" fill="${mood.grass[1]}"/>${rect(light)}`;
}

/** Blades of grass between two heights in px, growing towards the camera. */
export function blades(sketch: Sketch, from: number, to: number, count = 900): string {
  const { width, unit, random, mood } = sketch;
  const light: string[] = [];
  const dark: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const depth = Math.pow(random.between(0, 1), 0.7);
    const y = from + (to - from) * depth;
    const tall = unit * (0.006 + 0.03 * depth) * random.between(0.5, 1.2);
    const x = random.between(0, width);
    const blade = `M${px(x)} ${px(y)}q${px(tall * 0.1)} ${px(-tall * 0.6)} ${px(tall * random.between(-0.5, 0.5))} ${px(-tall)}`;
    (index % 2 ? light : dark).push(blade);
  }
  const stroke = (paths: string[], color: string, opacity: number) => {
    // Many short paths are drawn faster than one long one.
    const bunches = Array.from({ length: Math.ceil(paths.length / 60) }, (_, index) =>
      paths.slice(index * 60, index * 60 + 60),
    );
    return `<g fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${px(unit * 0.0028)}">${bunches.map((bunch) => `<path d="${bunch.join('')}"/>`).join('')}</g>`;
  };
  return stroke(dark, mood.shadow, 0.35) + stroke(light, mood.sun, 0.3);
}

/** A floodlight mast: foot at x, y, with its glow and lamps. `height` in px. */
export function mast(sketch: Sketch, x: number, y: number, height: number, lit = true): string {
  const { mood, radial } = sketch;
  const head = { w: height * 0.26, h: height * 0.12 };
  const top = y - height;
  const lamps: string[] = [];
  const flare = radial([
    [0, '#ffffff', 1],
    [0.35, '#fffbe8', 0.9],
    [1, '#fff3c4', 0],
  ]);
  for (let row = 0; row < 2; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const [cx, cy] = [x - head.w / 2 + head.w * (0.125 + column * 0.25), top - head.h * (0.25 + row * 0.5)];
      lamps.push(
        `<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(head.h * (lit ? 0.34 : 0.17))}" fill="${lit ? flare : mood.sky[1]}"/>`,
      );
    }
  }
  const halo = radial([
    [0, '#fff8dc', 0.9],
    [0.12, '#fff3c8', 0.42],
    [0.4, mood.sun, 0.12],
    [1, mood.sun, 0],
  ]);
  const glow = lit ? `<circle cx="${px(x)}" cy="${px(top - head.h / 2)}" r="${px(height * 0.8)}" fill="${halo}"/>` : '';
  const thin = height * 0.011;
  return `<path d="M${px(x - thin * 1.6)} ${px(y)}L${px(x - thin)} ${px(top)}H${px(x + thin)}L${px(x + thin * 1.6)} ${px(y)}Z" fill="${mood.land[1]}"/>
    <rect x="${px(x - head.w / 2)}" y="${px(top - head.h)}" width="${px(head.w)}" height="${px(head.h)}" fill="${mood.land[1]}"/>${glow}${lamps.join('')}`;
}

/** Lights out of focus, within a band of the height (fractions). */
export function bokeh(
  { width, height, unit, random }: Sketch,
  colors: readonly [string, ...string[]],
  count: number,
  top: number,
  bottom: number,
): string {
  return Array.from({ length: count }, () => {
    const r = unit * random.between(0.012, 0.062);
    const color = random.pick(colors);
    const [cx, cy] = [px(random.between(0, width)), px(height * random.between(top, bottom))];
    const opacity = px(random.between(0.1, 0.42));
    return `<circle cx="${cx}" cy="${cy}" r="${px(r)}" fill="${color}" fill-opacity="${opacity}" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${px(r * 0.12)}"/>`;
  }).join('');
}

/** A goal seen from the pitch: posts and net, standing at x (left post), depth z. */
export function goal(sketch: Sketch, ground: Ground, z: number, x = -3.66): string {
  const scale = ground.scaleAt(z);
  const [left, foot] = ground.project([x, z]);
  const [w, h] = [7.32 * scale, 2.44 * scale];
  const [backLeft, backFoot] = ground.project([x + 0.2, z + 2]);
  const backScale = ground.scaleAt(z + 2);
  const [bw, bh] = [6.9 * backScale, 1.9 * backScale];
  const mesh = sketch.pattern(
    scale * 0.17,
    scale * 0.17,
    `<path d="M0 0H${px(scale)}M0 0V${px(scale)}" stroke="#ffffff" stroke-width="${px(Math.max(0.7, scale * 0.012))}"/>`,
  );
  const side = pathOf([
    [left, foot - h],
    [backLeft, backFoot - bh],
    [backLeft, backFoot],
    [left, foot],
  ]);
  const otherSide = pathOf([
    [left + w, foot - h],
    [backLeft + bw, backFoot - bh],
    [backLeft + bw, backFoot],
    [left + w, foot],
  ]);
  const roof = pathOf([
    [left, foot - h],
    [left + w, foot - h],
    [backLeft + bw, backFoot - bh],
    [backLeft, backFoot - bh],
  ]);
  return `<g opacity="0.5"><path d="${side}${otherSide}${roof}" fill="${mesh}"/><rect x="${px(backLeft)}" y="${px(backFoot - bh)}" width="${px(bw)}" height="${px(bh)}" fill="${mesh}"/></g>
    <path d="M${px(left)} ${px(foot)}V${px(foot - h)}H${px(left + w)}V${px(foot)}" fill="none" stroke="#ffffff" stroke-width="${px(Math.max(2, scale * 0.13))}" stroke-linejoin="round"/>`;
}
