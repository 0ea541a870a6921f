/** The positions of a squad in their usual order, from goalkeeper to forward. */
export const POSITIONS: readonly string[] = ['Tor', 'Abwehr', 'Mittelfeld', 'Angriff'];

/** Sorts positions in that order; others come behind, as they stood. */
export function byPosition(one: string, other: string): number {
  return rankOf(one) - rankOf(other);
}

function rankOf(position: string): number {
  const rank = POSITIONS.indexOf(position);
  return rank < 0 ? POSITIONS.length : rank;
}
