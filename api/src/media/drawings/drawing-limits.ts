/** Limits of a drawing in SVG. It is rasterized at its upload and never served as it came. */
export const DRAWING_LIMITS = {
  /** Largest file, bytes. */
  bytes: 2 * 1024 * 1024,
  elements: 20_000,
  /** Elements inside each other. */
  levels: 100,
  /** Longest edge of the picture that is made of it, px. */
  edge: 1200,
  /** The longer edge is at most so many times the shorter one. */
  stretch: 40,
  /** Longest time of computing, s. */
  seconds: 5,
  /** Most memory of the process that draws, KB: an ordinary logo takes 150 MB, most of it the process itself. */
  memory: 1_000_000,
} as const;
