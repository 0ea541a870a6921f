import { ball, ballShadow } from '../ball.ts';
import { createGround } from '../ground.ts';
import { blades, bokeh, clouds, goal, land, lawn, mast, sky } from '../scenery.ts';
import { px, sheet, type Point, type Sketch } from '../sketch.ts';
import { tufts } from './pitch.ts';

/** The ball large in the picture, the ground behind it out of focus. */
export function ballOnGrass(sketch: Sketch): string {
  const { width, height, unit, mood, random } = sketch;
  const horizon = height * 0.5;
  const ground = createGround(sketch, { horizon: 0.5, eye: 0.5, focal: 0.9 });
  const radius = unit * random.between(0.25, 0.31);
  const cx = width * (width > height ? random.pick([0.33, 0.62, 0.66]) : 0.5);
  const cy = height * 0.84 - radius;
  const soft = sketch.blur(unit * 0.011, 'sheet');
  const overscan = enlarged(sketch);
  const dark = mood.sky[0] < '#20';
  const lights = dark
    ? bokeh(sketch, ['#fff3c4', '#ffd9a0', '#dc2626', '#ffffff'], 34, 0.1, 0.5)
    : bokeh(sketch, ['#ffffff', mood.sun], 14, 0.05, 0.5);
  return `<g transform="${overscan}"><g filter="${soft}">${sky(sketch, horizon, random.between(0.2, 0.8))}${clouds(sketch, horizon)}${land(sketch, horizon, 1.8)}${lawn(sketch, ground, random.pick(['across', 'away']), 3)}${goal(sketch, ground, 13, random.between(-8, 3))}</g></g>
    ${lights}${blades(sketch, height * 0.66, height, 1700)}${ballShadow(sketch, cx, cy, radius)}
    ${ball(sketch, cx, cy, radius, { patch: random.pick(['#0f141b', '#0f141b', '#c81e1e']) })}${tufts(sketch, cx - radius * 0.7, cx + radius * 0.7, cy + radius * 0.97, radius)}`;
}

/** Softened backdrops fade at their edge: a little larger, the edge lies outside the sheet. */
function enlarged({ width, height }: Sketch): string {
  return `translate(${-width * 0.05} ${-height * 0.05}) scale(1.1)`;
}

/** The net bulges: goal. */
export function ballInNet(sketch: Sketch): string {
  const { width, height, unit, mood, random, linear, radial } = sketch;
  const [hitX, hitY] = [width * random.between(0.36, 0.64), height * random.between(0.34, 0.5)];
  const reach = unit * 0.62;
  const bend = ([x, y]: Point): Point => {
    const [dx, dy] = [x - hitX, y - hitY];
    const pull = Math.exp(-(dx * dx + dy * dy) / (reach * reach * 0.22));
    return [x - dx * pull * 0.42, y - dy * pull * 0.3 + pull * unit * 0.05];
  };
  const step = unit * 0.088;
  const mesh: string[] = [];
  const trace = (from: Point, direction: Point) => {
    const points: string[] = [];
    for (let t = 0; t <= 60; t += 1) {
      const [x, y] = bend([from[0] + direction[0] * t, from[1] + direction[1] * t]);
      points.push(`${px(x)} ${px(y)}`);
    }
    mesh.push(`M${points.join('L')}`);
  };
  const span = Math.max(width, height) * 1.3;
  for (let offset = -span; offset < span * 2; offset += step) {
    trace([offset, -20], [span / 60, span / 60]);
    trace([offset, -20], [-span / 60, span / 60]);
  }
  const radius = unit * 0.17;
  const backdrop = linear([
    [0, mood.sky[0]],
    [0.5, mood.sky[1]],
    [0.62, mood.sky[2]],
    [0.66, mood.grass[0]],
    [1, mood.shadow],
  ]);
  const spot = radial(
    [
      [0, mood.sun, 0.7],
      [1, mood.sun, 0],
    ],
    hitX / width,
    hitY / height,
    0.6,
  );
  const soft = sketch.blur(unit * 0.02, 'sheet');
  const overscan = enlarged(sketch);
  const net = (color: string, opacity: number, stroke: number, dx = 0) =>
    `<path transform="translate(${dx} ${dx})" d="${mesh.join('')}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${px(unit * stroke)}"/>`;
  return `<g transform="${overscan}"><g filter="${soft}">${sheet(sketch, backdrop)}${land(sketch, height * 0.65, 2.2)}</g></g>${bokeh(sketch, ['#fff3c4', '#ffffff', '#dc2626'], 26, 0.05, 0.6)}${sheet(sketch, spot)}
    ${net('#000000', 0.25, 0.006, unit * 0.004)}${ball(sketch, hitX, hitY + unit * 0.05, radius)}${net('#ffffff', 0.86, 0.0052)}`;
}

/** Cones and balls set out for training. */
export function conesAndBalls(sketch: Sketch): string {
  const { height, unit, mood, random, linear } = sketch;
  const ground = createGround(sketch, { horizon: 0.3, eye: 1.5, focal: 0.85 });
  const items: { z: number; x: number; kind: 'cone' | 'ball' }[] = [];
  for (let row = 0; row < 8; row += 1) {
    items.push({ z: 3.4 + row * 1.7, x: -1.5 + Math.sin(row * 1.1) * 0.9, kind: 'cone' });
    items.push({ z: 3.1 + row * 1.9, x: 1.9 + random.between(-0.5, 0.5), kind: row % 3 === 2 ? 'cone' : 'ball' });
  }
  for (let more = 0; more < 7; more += 1)
    items.push({ z: random.between(4, 16), x: random.between(-6, 6), kind: random.chance(0.6) ? 'ball' : 'cone' });
  const colors = ['#dc2626', '#f59e0b', '#f8f6f1', '#dc2626'] as const;
  const drawn = items
    .sort((a, b) => b.z - a.z)
    .map(({ z, x, kind }, index) => {
      const [cx, cy] = ground.project([x, z]);
      const scale = ground.scaleAt(z);
      if (kind === 'ball')
        return (
          ballShadow(sketch, cx, cy - scale * 0.14, scale * 0.14, 2.4) +
          ball(sketch, cx, cy - scale * 0.14, scale * 0.14)
        );
      const color = colors[index % colors.length] ?? colors[0];
      const [w, h] = [scale * 0.24, scale * 0.36];
      const body = linear(
        [
          [0, color],
          [0.35, color],
          [1, mood.shadow, 0.85],
        ],
        [0, 0, 1, 0],
      );
      const shadow = `<path d="M${px(cx - w * 0.6)} ${px(cy)}L${px(cx + w * 4)} ${px(cy + h * 0.16)}L${px(cx + w * 0.6)} ${px(cy + w * 0.15)}Z" fill="${mood.shadow}" opacity="${mood.contrast}"/>`;
      const shape = `M${px(cx - w)} ${px(cy)}L${px(cx - w * 0.2)} ${px(cy - h)}Q${px(cx)} ${px(cy - h * 1.06)} ${px(cx + w * 0.2)} ${px(cy - h)}L${px(cx + w)} ${px(cy)}Q${px(cx)} ${px(cy + w * 0.42)} ${px(cx - w)} ${px(cy)}Z`;
      const band = `<path d="M${px(cx - w * 0.68)} ${px(cy - h * 0.36)}L${px(cx - w * 0.46)} ${px(cy - h * 0.64)}Q${px(cx)} ${px(cy - h * 0.54)} ${px(cx + w * 0.46)} ${px(cy - h * 0.64)}L${px(cx + w * 0.68)} ${px(cy - h * 0.36)}Q${px(cx)} ${px(cy - h * 0.24)} ${px(cx - w * 0.68)} ${px(cy - h * 0.36)}Z" fill="#ffffff" opacity="0.85"/>`;
      return `${shadow}<path d="${shape}" fill="${color}"/>${color === '#f8f6f1' ? '' : band}<path d="${shape}" fill="${body}" opacity="0.55"/>`;
    });
  return `${sky(sketch, ground.horizon, 0.2)}${clouds(sketch, ground.horizon)}${land(sketch, ground.horizon, 1.3)}${lawn(sketch, ground, random.pick(['away', 'across']), 4)}
    ${goal(sketch, ground, 22, random.between(-2, 1))}${mast(sketch, sketch.width * random.between(0.8, 0.94), ground.horizon, unit * 0.26, mood.sky[0] < '#20')}<path d="${ground.line(
      [
        [-40, 19],
        [40, 19],
      ],
      0.16,
    )}" fill="${mood.line}"/>${blades(sketch, ground.horizon + unit * 0.05, height, 1100)}${drawn.join('')}`;
}
