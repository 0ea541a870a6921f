import { ball, ballShadow } from '../ball.ts';
import { arc, createGround } from '../ground.ts';
import { blades, clouds, goal, land, lawn, sky } from '../scenery.ts';
import { pathOf, px, sheet, type Point, type Sketch } from '../sketch.ts';

/** The pitch as a drone sees it: stripes, lines, players with long shadows. */
export function pitchFromAbove(sketch: Sketch): string {
  const { width, height, mood, random, linear } = sketch;
  const view = random.pick([
    { x: 0, z: 0, across: 44 },
    { x: 41, z: 0, across: 40 },
    { x: 46, z: 27, across: 26 },
    { x: 22, z: -6, across: 62 },
  ]);
  const scale = Math.max(width, height) / view.across;
  const turn = random.between(-38, 38);
  const stripes: string[] = [];
  for (let x = -80; x < 80; x += 10.5) stripes.push(`M${x} -70h5.25V70h-5.25z`);
  const blur = sketch.blur(0.05);
  const shadows: string[] = [];
  const players: string[] = [];
  for (let index = 0; index < 14; index += 1) {
    const x = view.x + random.between(-0.46, 0.46) * view.across;
    const y = view.z + random.between(-0.3, 0.3) * view.across;
    shadows.push(`<g transform="translate(${px(x)} ${px(y)}) rotate(${24 - turn})">${standingShadow}</g>`);
    players.push(
      player(
        x,
        y,
        random.between(0, 360),
        index % 2 ? '#dc2626' : '#f8f6f1',
        random.pick(['#3a2a20', '#1c1714', '#8a6a45']),
      ),
    );
  }
  const [ballX, ballY] = [view.x + random.between(-5, 5), view.z + random.between(-4, 4)];
  const light = linear(
    [
      [0, mood.sun, 0.3],
      [0.45, mood.sun, 0],
      [0.6, mood.shadow, 0],
      [1, mood.shadow, 0.6],
    ],
    [0, 0, 1, 1],
  );
  return `${sheet(sketch, mood.grass[0])}
    <g transform="translate(${width / 2} ${height / 2}) rotate(${px(turn)}) scale(${scale}) translate(${-view.x} ${-view.z})">
    <path d="${stripes.join('')}" fill="${mood.grass[1]}"/>
    <g fill="none" stroke="${mood.line}" stroke-width="0.24" stroke-opacity="0.92">${pitchLines}</g>
    <g fill="${mood.shadow}" stroke="${mood.shadow}" opacity="${mood.contrast}" filter="${blur}">${shadows.join('')}</g>${players.join('')}
    <ellipse cx="${ballX + 0.5}" cy="${ballY + 0.2}" rx="0.6" ry="0.26" fill="${mood.shadow}" opacity="0.5"/><circle cx="${ballX}" cy="${ballY}" r="0.34" fill="#ffffff"/></g>${sheet(sketch, light)}`;
}

const pitchLines = `<rect x="-52.5" y="-34" width="105" height="68"/><path d="M0 -34V34"/><circle r="9.15"/>
  ${[-1, 1].map((side) => `<g transform="scale(${side} 1)"><path d="M52.5 -20.16H36V20.16H52.5M52.5 -9.16H47V9.16H52.5M36 -7.31A9.15 9.15 0 0 0 36 7.31M51.5 -34A1 1 0 0 0 52.5 -33M51.5 34A1 1 0 0 1 52.5 33M52.5 -3.66h2.2v7.32h-2.2"/><circle cx="41.5" r="0.12"/></g>`).join('')}`;

const standingShadow = `<path d="M0 -.1L2.1 -.3M0 .35L2.1 .2" stroke-width=".26" stroke-linecap="round"/><path d="M2 -.26H3.6L3.9 -.42V.42L3.6 .26H2Z" stroke="none"/>
  <path d="M3.9 -.45L2.6 -.95M3.9 .45L2.7 1.05" stroke-width=".2" stroke-linecap="round"/><ellipse cx="4.5" rx=".42" ry=".24" stroke="none"/>`;

function player(x: number, y: number, angle: number, shirt: string, hair: string): string {
  return `<g transform="translate(${px(x)} ${px(y)}) rotate(${px(angle)})"><ellipse cy=".05" rx=".78" ry=".34" fill="${shirt}"/><ellipse cx="-.62" cy=".22" rx=".14" ry=".3" fill="${shirt}"/>
    <ellipse cx=".62" cy="-.1" rx=".14" ry=".3" fill="${shirt}"/><circle cy="-.04" r=".27" fill="${hair}"/></g>`;
}

/** A chalk line, close to the eye, running towards the goal; a ball waits on it. */
export function chalkLine(sketch: Sketch): string {
  const { height, width, unit, mood, random } = sketch;
  const ground = createGround(sketch, { horizon: 0.34, eye: 0.62, focal: 0.95 });
  const shift = random.between(-0.8, 0.8);
  const curve = arc([shift, 16], 9.15, 0.5, 1);
  const box = random.chance(0.5);
  const lines = box
    ? ground.line(
        [
          [shift - 20, 4.4],
          [shift + 20, 4.4],
        ],
        0.16,
      ) + ground.line(arc([shift, 9], 9.15, 0.55, 0.95), 0.14)
    : ground.line(curve, 0.16) +
      ground.line(
        [
          [shift, 0.3],
          [shift, 40],
        ],
        0.16,
      );
  const [x, y] = ground.project([box ? shift * 0.5 - 0.3 : shift, box ? 3.3 : 3.4]);
  const radius = ground.scaleAt(box ? 3.3 : 3.4) * 0.2;
  return `${sky(sketch, ground.horizon, random.between(0.2, 0.8))}${clouds(sketch, ground.horizon)}${land(sketch, ground.horizon, 1.2)}${lawn(sketch, ground, 'across', 4)}
    ${goal(sketch, ground, 17, shift - 3.66)}<path d="${lines}" fill="${mood.line}" fill-opacity="0.95"/>${blades(sketch, ground.horizon + unit * 0.04, height, 1500)}
    ${ballShadow(sketch, x, y - radius, radius)}${ball(sketch, x, y - radius, radius)}${tufts(sketch, x - radius, x + radius, y, radius)}${nearBlades(sketch, width, height)}`;
}

/** Blades in front of a ball, so that it lies in the grass and not on it. */
export function tufts({ random, mood }: Sketch, from: number, to: number, y: number, radius: number): string {
  const blade = () => {
    const spread = random.between(-1, 1);
    const x = (from + to) / 2 + (spread * (to - from + radius)) / 2;
    const tall = 1 - 0.8 * spread * spread;
    return `M${px(x)} ${px(y + radius * random.between(-0.02, 0.12))}q${px(radius * random.between(-0.05, 0.05))} ${px(-radius * 0.12)} ${px(radius * random.between(-0.12, 0.12))} ${px(-radius * tall * random.between(0.06, 0.24))}`;
  };
  const bunch = (color: string, opacity: number) =>
    `<path d="${Array.from({ length: 40 + radius * 0.7 }, blade).join('')}" fill="none" stroke="${color}" stroke-width="${px(Math.min(3, Math.max(1, radius * 0.028)))}" stroke-linecap="round" opacity="${opacity}"/>`;
  return bunch(mood.grass[1], 1) + bunch(mood.shadow, 0.3) + bunch(mood.grass[0], 0.9);
}

/** Large, soft blades right in front of the camera. */
function nearBlades({ random, mood, blur, unit }: Sketch, width: number, height: number): string {
  const paths = Array.from({ length: 60 }, () => {
    const x = random.between(-20, width);
    return `M${px(x)} ${height + 10}q${px(unit * 0.01)} ${px(-unit * 0.06)} ${px(unit * random.between(-0.06, 0.06))} ${px(-unit * random.between(0.06, 0.15))}`;
  });
  return `<path d="${paths.join('')}" fill="none" stroke="${mood.shadow}" stroke-opacity="0.55" stroke-width="${px(unit * 0.011)}" stroke-linecap="round" filter="${blur(unit * 0.006)}"/>`;
}

/** The corner flag in the wind. */
export function cornerFlag(sketch: Sketch): string {
  const { height, unit, mood, random, linear } = sketch;
  const ground = createGround(sketch, { horizon: 0.62, eye: 1.25, focal: 0.9 });
  const side = random.pick([-1, 1]);
  const spot: Point = [side * 1.1, 4.2];
  const [x, y] = ground.project(spot);
  const scale = ground.scaleAt(spot[1]);
  const pole = Math.min(1.62 * scale, y - height * 0.08);
  const lines =
    ground.line([spot, [spot[0], 60]], 0.12) +
    ground.line([spot, [spot[0] - side * 60, spot[1]]], 0.12) +
    ground.line(arc(spot, 1, side > 0 ? 0.25 : 0, side > 0 ? 0.5 : 0.25), 0.12);
  const [w, h, top] = [unit * 0.4, unit * 0.23, y - pole];
  const lean = -side;
  const flag = `M${px(x)} ${px(top)}c${px(lean * w * 0.3)} ${px(-h * 0.22)} ${px(lean * w * 0.55)} ${px(h * 0.3)} ${px(lean * w)} ${px(h * 0.02)}l${px(-lean * w * 0.1)} ${px(h * 0.96)}c${px(-lean * w * 0.35)} ${px(h * 0.2)} ${px(-lean * w * 0.6)} ${px(-h * 0.26)} ${px(-lean * w * 0.9)} ${px(h * 0.02)}Z`;
  const folds = linear(
    [
      [0, '#7f1212'],
      [0.22, '#ef4a42'],
      [0.45, '#b91c1c'],
      [0.7, '#f0564d'],
      [1, '#991b1b'],
    ],
    [0, 0, 1, 0.15],
  );
  const shadow = ground.area([
    [spot[0] - 0.03, spot[1]],
    [spot[0] + 0.03, spot[1]],
    [spot[0] + side * -2.2, spot[1] - 1.2],
    [spot[0] + side * -2.3, spot[1] - 1.15],
  ]);
  return `${sky(sketch, ground.horizon, side > 0 ? 0.25 : 0.75)}${clouds(sketch, ground.horizon)}${land(sketch, ground.horizon, 1.5)}${lawn(sketch, ground, 'away', 4)}
    <path d="${lines}" fill="${mood.line}"/>${blades(sketch, ground.horizon + unit * 0.03, height, 900)}<path d="${shadow}" fill="${mood.shadow}" opacity="${mood.contrast}"/>
    <path d="${pathOf([
      [x - unit * 0.008, y],
      [x - unit * 0.007, top - unit * 0.02],
      [x + unit * 0.007, top - unit * 0.02],
      [x + unit * 0.008, y],
    ])}" fill="${linear(
      [
        [0, '#ffffff'],
        [0.5, '#f2f0ea'],
        [1, '#8f9499'],
      ],
      [0, 0, 1, 0],
    )}"/>
    <path d="${flag}" fill="${folds}"/>`;
}
