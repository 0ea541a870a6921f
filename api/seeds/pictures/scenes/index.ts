import type { Sketch } from '../sketch.ts';
import { ballInNet, ballOnGrass, conesAndBalls } from './ball-play.ts';
import { calendarSheet, scoreboard, tacticsBoard } from './board.ts';
import { clubHouse, floodlights } from './evening.ts';
import { chalkLine, cornerFlag, pitchFromAbove } from './pitch.ts';
import { christmas } from './christmas.ts';
import { oldLeatherBall } from './old-leather-ball.ts';
import { rain } from './rain.ts';
import { festival, vineyards } from './region.ts';
import { crowd, scarf } from './stand.ts';
import { shirts, trophy, whistleAndCards } from './things.ts';

/** Every scene by name: a function from a sketch to SVG markup. */
export const scenes = {
  ballInNet,
  ballOnGrass,
  calendarSheet,
  chalkLine,
  christmas,
  clubHouse,
  conesAndBalls,
  cornerFlag,
  crowd,
  festival,
  floodlights,
  oldLeatherBall,
  pitchFromAbove,
  rain,
  scarf,
  scoreboard,
  shirts,
  tacticsBoard,
  trophy,
  vineyards,
  whistleAndCards,
} satisfies Record<string, (sketch: Sketch) => string>;

export type SceneName = keyof typeof scenes;
