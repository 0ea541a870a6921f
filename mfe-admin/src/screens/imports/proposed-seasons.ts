/** The season that has ended last, or ends soonest, and the one behind it; seasons end on 30 June. */
export function proposedSeasons(now: Date): { name: string; lastDay: string; next: string } {
  // From June on, the season that ends this year is meant.
  const year = now.getFullYear() - (now.getMonth() < 5 ? 1 : 0);
  const nameOf = (end: number) => `${end - 1}/${String(end).slice(2)}`;
  return { name: nameOf(year), lastDay: `${year}-06-30`, next: nameOf(year + 1) };
}
