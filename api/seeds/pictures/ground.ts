import { pathOf, type Point, type Sketch } from './sketch.ts';

/** A pinhole camera over flat ground. Ground points are metres: x to the right, z away from the camera. */
export type Ground = {
  /** The horizon's y in px. */
  horizon: number;
  /** px per metre at a distance. */
  scaleAt: (z: number) => number;
  project: (point: Point) => Point;
  /** A closed area, cut off in front of the camera. */
  area: (points: readonly Point[]) => string;
  /** A painted line of a width in metres along a path. */
  line: (points: readonly Point[], width?: number, closed?: boolean) => string;
};

export type GroundView = {
  /** Where the horizon lies, as a fraction of the height. */
  horizon: number;
  /** Camera height in metres. */
  eye: number;
  /** Focal length as a fraction of the width: small is wide. */
  focal?: number;
  /** Camera position to the right, in metres. */
  x?: number;
};

export function createGround({ width, height }: Sketch, { horizon, eye, focal = 0.9, x: cameraX = 0 }: GroundView) {
  const horizonY = height * horizon;
  const f = focal * Math.max(width, height * 0.9);
  const near = (f * eye) / (height * 1.15 - horizonY);
  const scaleAt = (z: number) => f / Math.max(z, near);
  const project = ([x, z]: Point): Point => {
    const scale = scaleAt(z);
    return [width / 2 + (x - cameraX) * scale, horizonY + eye * scale];
  };
  const area = (points: readonly Point[]) => pathOf(points.map(project));
  const ground: Ground = {
    horizon: horizonY,
    scaleAt,
    project,
    area,
    line: (points, lineWidth = 0.12, closed = false) => {
      const path = finely(closed ? [...points, points[0] ?? [0, 0]] : points);
      const side = (sign: number) =>
        path.map((point, index): Point => {
          const before = path[index - 1] ?? point;
          const after = path[index + 1] ?? point;
          const [dx, dz] = [after[0] - before[0], after[1] - before[1]];
          const length = Math.hypot(dx, dz) || 1;
          return [point[0] - (sign * dz * lineWidth) / 2 / length, point[1] + (sign * dx * lineWidth) / 2 / length];
        });
      return area([...side(1), ...side(-1).reverse()]);
    },
  };
  return ground;
}

/** Points on a circle or a part of it, angles in turns. */
export function arc([x, z]: Point, radius: number, from = 0, to = 1): Point[] {
  return Array.from({ length: 49 }, (_, index): Point => {
    const angle = (from + ((to - from) * index) / 48) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius];
  });
}

function finely(points: readonly Point[]): Point[] {
  if (points.length > 20) return [...points];
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point];
    return Array.from({ length: 24 }, (_, step): Point => [
      point[0] + ((next[0] - point[0]) * step) / 24,
      point[1] + ((next[1] - point[1]) * step) / 24,
    ]);
  });
}
