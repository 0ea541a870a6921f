import { pathOf, px, type Point, type Sketch } from './sketch.ts';

type Vector = readonly [number, number, number];

const golden = (1 + Math.sqrt(5)) / 2;
const corners: Vector[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);

const add = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const unit = (v: Vector): Vector => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};
const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const neighbours = (corner: Vector) => corners.filter((other) => Math.abs(distance(corner, other) - 2) < 0.01);

export type BallLook = { patch?: string; skin?: string; seam?: string };

/** A football (truncated icosahedron, turned by chance) with shading; light comes from the upper left. */
export function ball(sketch: Sketch, cx: number, cy: number, radius: number, look: BallLook = {}): string {
  const { patch = '#0f141b', skin = '#fdfcf9', seam = '#8a8f96' } = look;
  const turn = rotation(sketch);
  const toSheet = (v: Vector): Point => {
    const flat = Math.hypot(v[0], v[1]) || 1;
    const stretch = v[2] < 0 ? 1 / flat : 1;
    return [cx + v[0] * stretch * radius, cy + v[1] * stretch * radius];
  };
  const along = (from: Vector, to: Vector) => Array.from({ length: 7 }, (_, step) => unit(add(from, to, step / 6)));
  const patches: string[] = [];
  const seams: string[] = [];
  for (const corner of corners) {
    const around = neighbours(corner);
    if (turn(unit(corner))[2] > -0.25) {
      const rim = ringAround(corner, around).map((other) => unit(add(corner, other, 1 / 3)));
      const outline = rim.flatMap((point, index) => along(point, rim[(index + 1) % rim.length] ?? point)).map(turn);
      if (outline.some(([, , z]) => z > 0)) patches.push(pathOf(outline.map(toSheet)));
    }
    for (const other of around) {
      if (corners.indexOf(other) < corners.indexOf(corner)) continue;
      const seamLine = along(unit(add(corner, other, 1 / 3)), unit(add(corner, other, 2 / 3))).map(turn);
      if (seamLine.every(([, , z]) => z > 0)) seams.push(pathOf(seamLine.map(toSheet), false));
    }
  }
  const clip = sketch.clip(`<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(radius)}"/>`);
  const disc = (fill: string) => `<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(radius)}" fill="${fill}"/>`;
  return `<g clip-path="${clip}">${disc(skin)}
    <path d="${seams.join('')}" fill="none" stroke="${seam}" stroke-width="${px(radius * 0.022)}" stroke-linecap="round"/>
    <path d="${patches.join('')}" fill="${patch}" stroke="${seam}" stroke-width="${px(radius * 0.02)}"/>
    ${disc(shade(sketch))}${disc(bounce(sketch))}${disc(gleam(sketch))}</g>`;
}

const shade = ({ radial, mood }: Sketch) =>
  radial(
    [
      [0, mood.shadow, 0],
      [0.5, mood.shadow, 0.06],
      [0.78, mood.shadow, 0.36],
      [1, mood.shadow, 0.82],
    ],
    0.36,
    0.3,
    0.78,
  );
const bounce = ({ radial, mood }: Sketch) =>
  radial(
    [
      [0, mood.grass[0], 0.4],
      [1, mood.grass[0], 0],
    ],
    0.6,
    1.02,
    0.42,
  );
const gleam = ({ radial, mood }: Sketch) =>
  radial(
    [
      [0, mood.sun, 0.75],
      [0.4, mood.sun, 0.22],
      [1, mood.sun, 0],
    ],
    0.32,
    0.25,
    0.34,
  );

function ringAround(corner: Vector, around: Vector[]): Vector[] {
  const ring = around.slice(0, 1);
  while (ring.length < around.length) {
    const last = ring.at(-1) ?? corner;
    const next = around.find((other) => !ring.includes(other) && Math.abs(distance(last, other) - 2) < 0.01);
    if (!next) break;
    ring.push(next);
  }
  return ring;
}

function rotation({ random }: Sketch): (v: Vector) => Vector {
  const [a, b, c] = [random.between(0, 6.28), random.between(0, 6.28), random.between(0, 6.28)];
  const spin = (p: number, q: number, angle: number): [number, number] => [
    p * Math.cos(angle) - q * Math.sin(angle),
    p * Math.sin(angle) + q * Math.cos(angle),
  ];
  return ([x, y, z]) => {
    const [x1, y1] = spin(x, y, a);
    const [y2, z2] = spin(y1, z, b);
    const [x3, z3] = spin(x1, z2, c);
    return [x3, y2, z3];
  };
}

/** A soft shadow on the ground under a ball, and a dark one where it touches. */
export function ballShadow(sketch: Sketch, cx: number, cy: number, radius: number, length = 1.9): string {
  const { mood, radial } = sketch;
  const soft = radial([
    [0, mood.shadow, mood.contrast * 1.3],
    [0.45, mood.shadow, mood.contrast * 0.8],
    [1, mood.shadow, 0],
  ]);
  const touch = radial([
    [0, mood.shadow, 0.9],
    [0.6, mood.shadow, 0.55],
    [1, mood.shadow, 0],
  ]);
  const spot = (x: number, y: number, rx: number, ry: number, fill: string) =>
    `<ellipse cx="${px(cx + radius * x)}" cy="${px(cy + radius * y)}" rx="${px(radius * rx)}" ry="${px(radius * ry)}" fill="${fill}"/>`;
  return spot(length * 0.5, 0.96, length * 1.25, 0.32, soft) + spot(0.1, 0.99, 0.95, 0.2, touch);
}
