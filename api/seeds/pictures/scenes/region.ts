import { createGround } from '../ground.ts';
import { bokeh, clouds, land, lawn, sky } from '../scenery.ts';
import { pathOf, px, sheet, type Point, type Sketch } from '../sketch.ts';
import { bunting } from './evening.ts';

/** Rows of vines on rolling hills: the country around the ground. */
export function vineyards(sketch: Sketch): string {
  const { width, height, unit, mood, random, linear } = sketch;
  const horizon = height * 0.44;
  const layers = [0, 0.24, 0.52].map((depth, layer) => {
    const base = horizon + (height - horizon) * depth;
    const phase = random.between(0, 6);
    const crest = (x: number) => base + Math.sin(phase + (x / width) * 3.4) * unit * (0.04 + layer * 0.02);
    const outline = Array.from({ length: 41 }, (_, index): Point => [
      (index / 40) * width,
      crest((index / 40) * width),
    ]);
    const area = pathOf([...outline, [width, height], [0, height]]);
    const clip = sketch.clip(`<path d="${area}"/>`);
    const vanish: Point = [width * random.between(0.1, 0.9), base - height * 0.34];
    const rows = Array.from({ length: 34 }, (_, index) => {
      const foot = ((index - 17) / 17) * width * 1.6 + width / 2;
      return `M${px(vanish[0])} ${px(vanish[1])}L${px(foot)} ${height}`;
    });
    const fill = linear([
      [0, layer === 0 ? mood.land[0] : mood.grass[0]],
      [1, layer === 2 ? mood.land[1] : mood.grass[1]],
    ]);
    return `<path d="${area}" fill="${fill}"/><g clip-path="${clip}"><path d="${rows.join('')}" stroke="${mood.land[1]}" stroke-opacity="${0.34 + layer * 0.14}" stroke-width="${px(unit * (0.005 + layer * 0.009))}" stroke-dasharray="${px(unit * (0.012 + layer * 0.014))} ${px(unit * (0.004 + layer * 0.004))}"/><path d="${area}" fill="${linear(
      [
        [0, mood.sun, 0.34],
        [0.3, mood.sun, 0],
      ],
    )}"/></g>`;
  });
  const towerX = width * random.between(0.2, 0.8);
  const tower = `<path d="${pathOf([
    [towerX - unit * 0.012, horizon],
    [towerX - unit * 0.012, horizon - unit * 0.1],
    [towerX, horizon - unit * 0.16],
    [towerX + unit * 0.012, horizon - unit * 0.1],
    [towerX + unit * 0.012, horizon],
  ])}" fill="${mood.land[1]}" opacity="0.75"/>`;
  const sunX = random.between(0.2, 0.8);
  return `${sky(sketch, horizon, sunX)}<circle cx="${px(width * sunX)}" cy="${px(horizon - unit * 0.12)}" r="${px(unit * 0.055)}" fill="${mood.sun}"/>${clouds(sketch, horizon)}${land(sketch, horizon + unit * 0.02, 1)}${tower}${layers.join('')}`;
}

/** Strings of lights and pennants over the festival meadow. */
export function festival(sketch: Sketch): string {
  const { width, height, unit, mood, random, radial, linear } = sketch;
  const ground = createGround(sketch, { horizon: 0.62, eye: 1.8, focal: 0.8 });
  const bulb = radial([
    [0, '#ffffff', 1],
    [0.25, '#ffe9a8', 0.95],
    [1, '#ffb44a', 0],
  ]);
  const strings = Array.from({ length: 4 }, (_, row) => {
    const y = height * (0.06 + row * 0.1);
    const sag = unit * random.between(0.08, 0.16);
    const count = Math.round(width / (unit * 0.085));
    const at = (share: number): Point => [width * share, y + Math.sin(((share * (row + 1.4)) % 1) * Math.PI) * sag];
    const wire = Array.from({ length: 61 }, (_, index) => at(index / 60));
    return `<path d="${pathOf(wire, false)}" fill="none" stroke="#140f12" stroke-opacity="0.7" stroke-width="${px(unit * 0.003)}"/>${Array.from(
      { length: count },
      (_, index) => {
        const [bx, by] = at((index + 0.5) / count);
        return `<circle cx="${px(bx)}" cy="${px(by + unit * 0.012)}" r="${px(unit * 0.034)}" fill="${bulb}"/>`;
      },
    ).join('')}`;
  });
  const tents = Array.from({ length: Math.max(2, Math.round(width / (unit * 0.62))) }, (_, index) => {
    const s = unit * random.between(0.2, 0.26);
    const x = unit * 0.2 + index * unit * 0.6 + random.between(-0.05, 0.05) * unit;
    const foot = ground.horizon + unit * 0.06;
    const roof = Array.from({ length: 6 }, (_, part) =>
      pathOf([
        [x - s * 0.9 + part * s * 0.3, foot - s * 0.72],
        [x - s * 0.9 + (part + 1) * s * 0.3, foot - s * 0.72],
        [x, foot - s * 1.3],
      ]),
    );
    return `<path d="${pathOf([
      [x - s * 0.8, foot],
      [x - s * 0.8, foot - s * 0.7],
      [x + s * 0.8, foot - s * 0.7],
      [x + s * 0.8, foot],
    ])}" fill="${linear([
      [0, '#ffcf7d'],
      [1, '#8a4a1e'],
    ])}" opacity="0.95"/><rect x="${px(x - s * 0.8)}" y="${px(foot - s * 0.3)}" width="${px(s * 1.6)}" height="${px(s * 0.3)}" fill="#2a1713"/>${[-0.4, 0, 0.4].map((dx) => `<circle cx="${px(x + s * dx)}" cy="${px(foot - s * 0.36)}" r="${px(s * 0.085)}" fill="#1a0f0d"/><path d="M${px(x + s * dx - s * 0.13)} ${px(foot - s * 0.04)}q0 ${px(-s * 0.26)} ${px(s * 0.13)} ${px(-s * 0.26)}t${px(s * 0.13)} ${px(s * 0.26)}z" fill="#1a0f0d"/>`).join('')}<path d="${roof.filter((_, part) => part % 2 === 0).join('')}" fill="#c81e1e"/><path d="${roof.filter((_, part) => part % 2 === 1).join('')}" fill="#f4efe6"/><path d="M${px(x - s * 0.9)} ${px(foot - s * 0.72)}h${px(s * 1.8)}" stroke="#7a1212" stroke-width="${px(s * 0.05)}"/>`;
  });
  return `${sky(sketch, ground.horizon, 0.5)}${clouds(sketch, ground.horizon)}${land(sketch, ground.horizon, 1.3)}${lawn(sketch, ground, 'away', 3)}${tents.join('')}${bunting(-unit * 0.1, width + unit * 0.1, height * 0.36, unit, 0.07)}${strings.join('')}
    <ellipse cx="${width / 2}" cy="${px(ground.horizon + unit * 0.1)}" rx="${px(width * 0.6)}" ry="${px(unit * 0.18)}" fill="${radial(
      [
        [0, '#ffcf7d', 0.4],
        [1, '#ffcf7d', 0],
      ],
    )}"/>${bokeh(sketch, ['#ffd98a', '#ffb04a', '#dc2626'], 18, 0.66, 1)}${sheet(sketch, mood.shadow, 0.06)}`;
}
