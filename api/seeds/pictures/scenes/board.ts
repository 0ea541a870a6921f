import { digits, digitsWidth } from '../digits.ts';
import { createGround } from '../ground.ts';
import { bokeh, clouds, land, lawn, mast, sky } from '../scenery.ts';
import { px, sheet, type Sketch } from '../sketch.ts';

/** The score on flap panels above the pitch. */
export function scoreboard(sketch: Sketch): string {
  const { width, height, unit, mood, random, linear, blur } = sketch;
  const ground = createGround(sketch, { horizon: 0.8, eye: 2, focal: 0.9 });
  const [home = '0', away = '0'] = sketch.digits.split(':');
  const w = Math.min(width * 0.76, height * 1.15);
  const h = w * 0.5;
  const [x, y] = [width / 2 - w / 2, height * 0.45 - h / 2];
  const lit = mood.sky[0] < '#50';
  const tilt = random.pick([-3, 0, 3]);
  const frame = linear([
    [0, '#2a313b'],
    [0.5, '#12171e'],
    [1, '#080b10'],
  ]);
  const posts = [0.16, 0.84].map(
    (share) =>
      `<rect x="${px(x + w * share - unit * 0.016)}" y="${px(y + h)}" width="${px(unit * 0.032)}" height="${px(height * 0.86 - y - h)}" fill="${mood.land[1]}"/>`,
  );
  const flaps =
    flap(sketch, home, x + w * 0.07, y + h * 0.2, w * 0.35, h * 0.68) +
    flap(sketch, away, x + w * 0.58, y + h * 0.2, w * 0.35, h * 0.68);
  const dots = [0.44, 0.62].map(
    (share) =>
      `<rect x="${px(x + w * 0.475)}" y="${px(y + h * share)}" width="${px(w * 0.05)}" height="${px(w * 0.05)}" fill="#faf9f7"/>`,
  );
  const stripe = `<path d="M${px(x)} ${px(y)}h${px(w)}v${px(h * 0.11)}h${px(-w)}z" fill="#dc2626"/><path d="M${px(x + w * 0.07)} ${px(y)}l${px(-h * 0.06)} ${px(h * 0.11)}h${px(w * 0.1)}l${px(h * 0.06)} ${px(-h * 0.11)}z" fill="#faf9f7"/>`;
  return `${sky(sketch, ground.horizon, random.between(0.25, 0.75))}${clouds(sketch, ground.horizon)}${mast(sketch, width * 0.07, ground.horizon, unit * 0.5, lit)}${mast(sketch, width * 0.94, ground.horizon, unit * 0.44, lit)}${land(sketch, ground.horizon, 1.4)}${lawn(sketch, ground, 'across', 5)}
    ${posts.join('')}<g transform="skewY(${tilt * 0.5}) translate(0 ${px(-Math.tan((tilt * 0.5 * Math.PI) / 180) * (width / 2))})"><rect x="${px(x)}" y="${px(y + unit * 0.03)}" width="${px(w)}" height="${px(h)}" fill="#000000" opacity="0.6" filter="${blur(unit * 0.03)}"/>
    <rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" rx="${px(unit * 0.012)}" fill="${frame}"/>${stripe}${flaps}${dots.join('')}</g>${lit ? bokeh(sketch, ['#ffe9b8', '#ffffff', '#dc2626'], 12, 0.7, 1) : ''}`;
}

function flap({ linear }: Sketch, digit: string, x: number, y: number, w: number, h: number): string {
  const tall = h * 0.76;
  const face = linear([
    [0, '#0d1117'],
    [0.495, '#1b222c'],
    [0.5, '#0a0d12'],
    [1, '#141a22'],
  ]);
  const left = x + w / 2 - digitsWidth(digit, tall) / 2;
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" rx="${px(h * 0.03)}" fill="${face}"/>${digits(digit, px(left), px(y + h * 0.12), tall, '#faf6ec', 21)}
    <rect x="${px(x)}" y="${px(y + h / 2 - h * 0.007)}" width="${px(w)}" height="${px(h * 0.014)}" fill="#05070a"/><rect x="${px(x)}" y="${px(y + h / 2 + h * 0.007)}" width="${px(w)}" height="${px(h * 0.006)}" fill="#ffffff" opacity="0.14"/><rect x="${px(x)}" y="${px(y + h / 2)}" width="${px(w)}" height="${px(h / 2)}" fill="#000000" opacity="0.16"/>
    <rect x="${px(x - w * 0.012)}" y="${px(y + h * 0.46)}" width="${px(w * 0.024)}" height="${px(h * 0.08)}" fill="#5a6470"/><rect x="${px(x + w - w * 0.012)}" y="${px(y + h * 0.46)}" width="${px(w * 0.024)}" height="${px(h * 0.08)}" fill="#5a6470"/>`;
}

/** A tactics board with chalk marks. */
export function tacticsBoard(sketch: Sketch): string {
  const { width, height, unit, random, radial } = sketch;
  const chalk = (d: string, color: string, stroke = 0.007, opacity = 0.9) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${px(unit * stroke)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const m = unit * 0.08;
  const [w, h] = [width - 2 * m, height - 2 * m];
  const wide = w > h;
  const [cx, cy] = [width / 2, height / 2];
  const field = wide
    ? `M${m} ${m}h${w}v${h}h${-w}zM${cx} ${m}v${h}M${m} ${cy - h * 0.28}h${w * 0.16}v${h * 0.56}h${-w * 0.16}M${m + w} ${cy - h * 0.28}h${-w * 0.16}v${h * 0.56}h${w * 0.16}`
    : `M${m} ${m}h${w}v${h}h${-w}zM${m} ${cy}h${w}M${cx - w * 0.28} ${m}v${h * 0.16}h${w * 0.56}v${-h * 0.16}M${cx - w * 0.28} ${m + h}v${-h * 0.16}h${w * 0.56}v${h * 0.16}`;
  const marks = Array.from({ length: 15 }, (_, index) => {
    const along = ((index + 0.5) / 15) * 0.86 + 0.07;
    const across = random.between(0.14, 0.86);
    const [x, y] = wide ? [m + w * along, m + h * across] : [m + w * across, m + h * along];
    const s = unit * 0.032;
    const own = index % 2 === 0;
    const sign = own
      ? chalk(
          `M${px(x - s)} ${px(y - s)}l${px(2 * s)} ${px(2 * s)}M${px(x + s)} ${px(y - s)}l${px(-2 * s)} ${px(2 * s)}`,
          '#ff6b5e',
          0.011,
        )
      : chalk(`M${px(x - s)} ${px(y)}a${px(s)} ${px(s * 1.06)} 0 1 1 ${px(s * 0.1)} ${px(s * 0.3)}`, '#f6f2e8', 0.009);
    if (!own || random.chance(0.45)) return sign;
    const [dx, dy] = [unit * random.between(0.08, 0.2), unit * random.between(-0.16, 0.16)];
    const tip = Math.atan2(dy, dx);
    const head = [2.6, -2.6]
      .map((a) => `M${px(x + dx)} ${px(y + dy)}l${px(Math.cos(tip + a) * s)} ${px(Math.sin(tip + a) * s)}`)
      .join('');
    return `${sign}<g stroke-dasharray="${px(unit * 0.022)} ${px(unit * 0.018)}">${chalk(`M${px(x + s)} ${px(y)}q${px(dx * 0.4)} ${px(-unit * 0.05)} ${px(dx - s)} ${px(dy)}`, '#ffd98a')}</g>${chalk(head, '#ffd98a')}`;
  });
  const dust = Array.from(
    { length: 12 },
    () =>
      `<ellipse cx="${px(random.between(0, width))}" cy="${px(random.between(0, height))}" rx="${px(unit * random.between(0.1, 0.4))}" ry="${px(unit * random.between(0.03, 0.1))}" transform="rotate(${px(random.between(-12, 12))})" fill="${radial(
        [
          [0, '#ffffff', 0.08],
          [1, '#ffffff', 0],
        ],
      )}"/>`,
  );
  return `${sheet(sketch, random.pick(['#1d3b2f', '#20262e', '#3a1417']))}${dust.join('')}${chalk(field, '#f6f2e8', 0.006, 0.6)}<circle cx="${cx}" cy="${cy}" r="${px(unit * 0.15)}" fill="none" stroke="#f6f2e8" stroke-opacity="0.6" stroke-width="${px(unit * 0.006)}"/>${marks.join('')}
    ${sheet(
      sketch,
      radial(
        [
          [0, '#fff6d8', 0.14],
          [0.6, '#000000', 0],
          [1, '#000000', 0.45],
        ],
        0.35,
        0.3,
        0.85,
      ),
    )}`;
}

/** A calendar sheet with one day circled in red; the digits name that day. */
export function calendarSheet(sketch: Sketch): string {
  const { width, height, unit, random, linear, blur } = sketch;
  const s = unit * 0.7;
  const [x, y] = [width * (width > height * 1.2 ? random.pick([0.36, 0.5, 0.62]) : 0.5) - s / 2, height * 0.53 - s / 2];
  const day = Number(sketch.digits) || 14;
  const first = Math.floor(random.between(0, 6));
  const cells = Array.from({ length: 31 }, (_, index) => {
    const [column, row] = [(index + first) % 7, Math.floor((index + first) / 7)];
    const tall = s * 0.05;
    const label = String(index + 1);
    const [cx, cy] = [x + s * (0.1 + column * 0.134), y + s * (0.36 + row * 0.105)];
    const chosen = index + 1 === day;
    const ring = chosen
      ? `<path d="M${px(cx - s * 0.07)} ${px(cy)}a${px(s * 0.072)} ${px(s * 0.066)} 0 1 1 ${px(s * 0.02)} ${px(s * 0.04)}" fill="none" stroke="#dc2626" stroke-width="${px(s * 0.015)}" stroke-linecap="round"/>`
      : '';
    return (
      digits(
        label,
        px(cx - digitsWidth(label, tall) / 2),
        px(cy - tall / 2),
        tall,
        chosen ? '#b91c1c' : column === 6 ? '#d05a50' : '#2a3038',
        17,
      ) + ring
    );
  });
  const rings = Array.from(
    { length: 7 },
    (_, index) =>
      `<path d="M${px(x + s * (0.08 + index * 0.14))} ${px(y + s * 0.07)}v${px(-s * 0.13)}" stroke="${linear([
        [0, '#f3f4f6'],
        [1, '#6b7280'],
      ])}" stroke-width="${px(s * 0.026)}" stroke-linecap="round"/><circle cx="${px(x + s * (0.08 + index * 0.14))}" cy="${px(y + s * 0.075)}" r="${px(s * 0.022)}" fill="#3b0a0a"/><rect x="${px(x + s * (0.07 + index * 0.14))}" y="${px(y - s * 0.06)}" width="${px(s * 0.02)}" height="${px(s * 0.13)}" rx="${px(s * 0.01)}" fill="#cfd4da"/>`,
  );
  const big = s * 0.12;
  const table = linear(
    [
      [0, random.pick(['#7a1414', '#26323f', '#2f5d43'])],
      [1, '#0d1117'],
    ],
    [0, 0, 1, 1],
  );
  const lean = random.between(-7, 7);
  return `${sheet(sketch, table)}${pitchMotif(sketch)}<g transform="rotate(${px(lean)} ${px(x + s / 2)} ${px(y + s / 2)})"><rect x="${px(x)}" y="${px(y + s * 0.05)}" width="${px(s)}" height="${px(s)}" fill="#000000" opacity="0.6" filter="${blur(s * 0.045)}"/>
    <rect x="${px(x + s * 0.012)}" y="${px(y + s * 0.02)}" width="${px(s)}" height="${px(s)}" rx="${px(s * 0.02)}" fill="#d9d2c5"/><rect x="${px(x)}" y="${px(y)}" width="${px(s)}" height="${px(s)}" rx="${px(s * 0.02)}" fill="${linear(
      [
        [0, '#ffffff'],
        [1, '#efe9dd'],
      ],
    )}"/>
    <path d="M${px(x)} ${px(y + s * 0.02)}q0 ${px(-s * 0.02)} ${px(s * 0.02)} ${px(-s * 0.02)}h${px(s * 0.96)}q${px(s * 0.02)} 0 ${px(s * 0.02)} ${px(s * 0.02)}v${px(s * 0.25)}h${px(-s)}z" fill="#c81e1e"/>
    ${digits(sketch.digits, px(x + s * 0.08), px(y + s * 0.125), big, '#faf6ec', 20)}<path d="M${px(x + s * 0.36)} ${px(y + s * 0.15)}h${px(s * 0.4)}M${px(x + s * 0.36)} ${px(y + s * 0.21)}h${px(s * 0.26)}" stroke="#faf6ec" stroke-opacity="0.7" stroke-width="${px(s * 0.02)}"/>${cells.join('')}${rings.join('')}</g>`;
}

/** Pitch lines as a faint motif behind an object. */
export function pitchMotif({ width, height, unit }: Sketch, opacity = 0.12): string {
  return `<g fill="none" stroke="#ffffff" stroke-opacity="${opacity}" stroke-width="${px(unit * 0.008)}"><circle cx="${px(width * 0.9)}" cy="${px(height * 0.5)}" r="${px(unit * 0.36)}"/><path d="M${px(width * 0.9)} 0V${height}M0 ${px(height * 0.14)}H${px(unit * 0.34)}V${px(height * 0.86)}H0M${px(unit * 0.34)} ${px(height * 0.34)}A${px(unit * 0.2)} ${px(unit * 0.2)} 0 0 1 ${px(unit * 0.34)} ${px(height * 0.66)}"/></g>`;
}
