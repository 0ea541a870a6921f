import { arc, createGround } from '../ground.ts';
import { bokeh, clouds, goal, land, lawn, mast, sky } from '../scenery.ts';
import { pathOf, px, type Sketch } from '../sketch.ts';

/** Floodlights over the pitch, with beams and lights out of focus. */
export function floodlights(sketch: Sketch): string {
  const { width, height, unit, mood, random, linear } = sketch;
  const ground = createGround(sketch, { horizon: random.between(0.6, 0.68), eye: 1.9, focal: 0.8 });
  const horizon = ground.horizon;
  const beam = linear([
    [0, '#fff8dc', 0.2],
    [1, '#fff8dc', 0],
  ]);
  const places = random.pick([
    [0.14, 0.86],
    [0.2, 0.5, 0.8],
    [0.1, 0.36, 0.74, 0.93],
  ]);
  const masts = places.map((share, index) => {
    const tall =
      Math.min(unit * random.between(0.46, 0.6), horizon * 0.78) * (index % 2 && places.length > 2 ? 0.72 : 1);
    const x = width * share;
    const aim = width * (0.5 + (0.5 - share) * random.between(0.2, 0.7));
    const cone = pathOf([
      [x - tall * 0.1, horizon - tall],
      [x + tall * 0.1, horizon - tall],
      [aim + unit * 0.5, height],
      [aim - unit * 0.5, height],
    ]);
    return `<path d="${cone}" fill="${beam}"/>${mast(sketch, x, horizon + 2, tall)}`;
  });
  const lines =
    ground.line(
      [
        [-34, 9],
        [34, 9],
      ],
      0.14,
    ) +
    ground.line(arc([0, 9], 9.15, 0, 0.5), 0.14) +
    ground.line(
      [
        [-20, 38],
        [-20, 54],
      ],
      0.2,
    ) +
    ground.line(
      [
        [20, 38],
        [20, 54],
      ],
      0.2,
    ) +
    ground.line(
      [
        [-20, 38],
        [20, 38],
      ],
      0.2,
    );
  return `${sky(sketch, horizon, random.between(0.3, 0.7))}${clouds(sketch, horizon)}${land(sketch, horizon, 1.1)}${lawn(sketch, ground, random.pick(['across', 'away']), 6)}
    <path d="${lines}" fill="${mood.line}" fill-opacity="0.9"/>${goal(sketch, ground, 54)}${masts.join('')}${bokeh(sketch, ['#fff3c4', '#ffcf87', '#dc2626'], 20, 0.72, 1)}`;
}

/** The club house with warm windows. */
export function clubHouse(sketch: Sketch): string {
  const { width, height, unit, mood, random, linear, radial } = sketch;
  const ground = createGround(sketch, { horizon: 0.66, eye: 1.7, focal: 0.8 });
  const foot = ground.horizon + unit * 0.07;
  const w = Math.min(width * 0.68, unit * 1.15);
  const h = unit * 0.2;
  const x = width * (width > height * 1.2 ? random.pick([0.06, 0.26]) : 0.5 - w / width / 2);
  const wall = linear(
    [
      [0, '#efe6d8'],
      [1, '#b3a28d'],
    ],
    [0, 0, 1, 0.3],
  );
  const roof = linear([
    [0, '#a33a2c'],
    [1, '#4a1a17'],
  ]);
  const lamp = linear([
    [0, '#fff2bf'],
    [1, '#ffb95a'],
  ]);
  const pool = linear([
    [0, '#ffca75', 0.34],
    [1, '#ffca75', 0],
  ]);
  const halo = radial([
    [0, '#ffcf7d', 0.7],
    [1, '#ffcf7d', 0],
  ]);
  const windows = Array.from({ length: 6 }, (_, index) => {
    const wx = x + w * (0.06 + index * 0.155);
    const door = index === 3;
    const [ww, wh, wy] = door ? [w * 0.085, h * 0.76, foot - h * 0.76] : [w * 0.1, h * 0.42, foot - h * 0.74];
    const cross = door
      ? ''
      : `<path d="M${px(wx + ww / 2)} ${px(wy)}v${px(wh)}M${px(wx)} ${px(wy + wh / 2)}h${px(ww)}" stroke="#5b3a22" stroke-width="${px(unit * 0.004)}"/>`;
    return `<rect x="${px(wx)}" y="${px(wy)}" width="${px(ww)}" height="${px(wh)}" fill="${lamp}" stroke="#5b3a22" stroke-width="${px(unit * 0.006)}"/>${cross}<ellipse cx="${px(wx + ww / 2)}" cy="${px(wy + wh / 2)}" rx="${px(ww * 1.1)}" ry="${px(wh * 1.1)}" fill="${halo}"/>
      <path d="${pathOf([
        [wx, foot],
        [wx + ww, foot],
        [wx + ww * 1.5, foot + h * 0.75],
        [wx - ww * 0.5, foot + h * 0.75],
      ])}" fill="${pool}"/>`;
  });
  const string = bunting(x + w * 0.02, x + w, foot - h * 1.02, unit);
  const flagX = x + w + unit * 0.12;
  const flag = `<path d="M${px(flagX)} ${px(foot)}V${px(foot - h * 2.4)}" stroke="#d9d4ca" stroke-width="${px(unit * 0.008)}"/><path d="M${px(flagX)} ${px(foot - h * 2.38)}c${px(h * 0.3)} ${px(-h * 0.14)} ${px(h * 0.5)} ${px(h * 0.16)} ${px(h * 0.86)} 0v${px(h * 0.5)}c${px(-h * 0.36)} ${px(h * 0.16)} ${px(-h * 0.56)} ${px(-h * 0.14)} ${px(-h * 0.86)} 0Z" fill="#dc2626"/><path d="M${px(flagX)} ${px(foot - h * 2.21)}c${px(h * 0.3)} ${px(-h * 0.14)} ${px(h * 0.5)} ${px(h * 0.16)} ${px(h * 0.86)} 0v${px(h * 0.16)}c${px(-h * 0.36)} ${px(h * 0.16)} ${px(-h * 0.56)} ${px(-h * 0.14)} ${px(-h * 0.86)} 0Z" fill="#faf9f7"/>`;
  const house = `<rect x="${px(x)}" y="${px(foot - h)}" width="${px(w)}" height="${px(h)}" fill="${wall}"/><rect x="${px(x)}" y="${px(foot - h)}" width="${px(w)}" height="${px(h)}" fill="${mood.shadow}" opacity="${mood.contrast * 0.62}"/>
    <path d="${pathOf([
      [x - w * 0.04, foot - h],
      [x + w * 0.07, foot - h * 1.75],
      [x + w * 0.93, foot - h * 1.75],
      [x + w * 1.04, foot - h],
    ])}" fill="${roof}"/><rect x="${px(x + w * 0.74)}" y="${px(foot - h * 2)}" width="${px(w * 0.05)}" height="${px(h * 0.5)}" fill="#4a2620"/>`;
  return `${sky(sketch, ground.horizon, 0.75)}${clouds(sketch, ground.horizon)}${land(sketch, ground.horizon, 1.6)}${lawn(sketch, ground, 'across', 5)}${mast(sketch, width * 0.93, ground.horizon + unit * 0.02, unit * 0.42, mood.sky[0] < '#20')}
    <ellipse cx="${px(x + w / 2)}" cy="${px(foot)}" rx="${px(w * 0.6)}" ry="${px(h * 0.14)}" fill="${mood.shadow}" opacity="0.5"/>${flag}${house}${windows.join('')}${string}`;
}

/** Pennants on a sagging line, club red and white. */
export function bunting(from: number, to: number, y: number, unit: number, sag = 0.09): string {
  const count = Math.round((to - from) / (unit * 0.055));
  const at = (share: number) => y + Math.sin(share * Math.PI) * unit * sag;
  const flags = Array.from({ length: count }, (_, index) => {
    const [a, b] = [(index + 0.12) / count, (index + 0.88) / count];
    const [xa, xb] = [from + (to - from) * a, from + (to - from) * b];
    return `<path d="${pathOf([
      [xa, at(a)],
      [xb, at(b)],
      [(xa + xb) / 2, (at(a) + at(b)) / 2 + unit * 0.055],
    ])}" fill="${index % 2 ? '#faf9f7' : '#dc2626'}"/>`;
  });
  const rope = Array.from({ length: 21 }, (_, index) => [from + ((to - from) * index) / 20, at(index / 20)] as const);
  return `<path d="${pathOf(rope, false)}" fill="none" stroke="#2a211c" stroke-width="${px(unit * 0.003)}"/>${flags.join('')}`;
}
