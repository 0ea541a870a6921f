import { ball, ballShadow } from '../ball.ts';
import { createGround } from '../ground.ts';
import { clouds, goal, land, lawn, mast, sky } from '../scenery.ts';
import { px, type Sketch } from '../sketch.ts';

/** A wet evening: rain in the light, puddles on the pitch. */
export function rain(sketch: Sketch): string {
  const { width, height, unit, mood, random, blur } = sketch;
  const ground = createGround(sketch, { horizon: 0.4, eye: 1.1, focal: 0.9 });
  const streaks = (count: number, length: number, stroke: number, opacity: number) => {
    const paths = Array.from({ length: count }, () => {
      const long = unit * length * random.between(0.5, 1.3);
      return `M${px(random.between(-0.05, 1.1) * width)} ${px(random.between(-0.1, 1) * height)}l${px(-long * 0.24)} ${px(long)}`;
    });
    return `<path d="${paths.join('')}" stroke="#eaf2f8" stroke-opacity="${opacity}" stroke-width="${px(unit * stroke)}" stroke-linecap="round"/>`;
  };
  const splashes = Array.from({ length: 60 }, () => {
    const y = random.between(ground.horizon + unit * 0.08, height);
    const r = unit * 0.03 * ((y - ground.horizon) / (height - ground.horizon));
    return `<ellipse cx="${px(random.between(0, width))}" cy="${px(y)}" rx="${px(r)}" ry="${px(r * 0.26)}" fill="none" stroke="#ffffff" stroke-opacity="0.4" stroke-width="1.4"/>`;
  });
  const puddles = Array.from({ length: 5 }, () => {
    const y = random.between(ground.horizon + unit * 0.14, height * 0.95);
    const r = unit * 0.34 * ((y - ground.horizon) / (height - ground.horizon));
    return `<ellipse cx="${px(random.between(0, width))}" cy="${px(y)}" rx="${px(r)}" ry="${px(r * 0.17)}"/>`;
  });
  const [x, y] = ground.project([random.between(-0.9, 0.9), 3.1]);
  const r = ground.scaleAt(3.1) * 0.19;
  return `${sky(sketch, ground.horizon, 0.5)}${clouds(sketch, ground.horizon)}${land(sketch, ground.horizon, 1.2)}${mast(sketch, width * 0.14, ground.horizon, unit * 0.34)}${mast(sketch, width * 0.86, ground.horizon, unit * 0.34)}${lawn(sketch, ground, 'across', 4)}${goal(sketch, ground, 16)}<path d="${ground.line(
    [
      [-30, 9],
      [30, 9],
    ],
    0.16,
  )}" fill="${mood.line}" opacity="0.8"/>
    <g fill="${mood.sky[2]}" opacity="0.5" filter="${blur(unit * 0.008)}">${puddles.join('')}</g>${splashes.join('')}${streaks(190, 0.07, 0.0018, 0.3)}${ballShadow(sketch, x, y - r, r, 1.4)}${ball(sketch, x, y - r, r)}${streaks(110, 0.16, 0.003, 0.34)}`;
}
