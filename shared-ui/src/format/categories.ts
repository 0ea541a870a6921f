/** A badge colour (docs/specification.md#news-and-reading). */
export type CategoryColor = 'red' | 'orange' | 'blue' | 'green' | 'purple' | 'yellow' | 'gray' | 'slate';

const colors: Readonly<Record<string, CategoryColor>> = {
  '1-mannschaft': 'red',
  '2-mannschaft': 'orange',
  sport: 'blue',
  jugend: 'green',
  events: 'purple',
  verein: 'yellow',
  allgemein: 'gray',
};

/** The badge colour of a news category; slate for an unknown one. */
export function categoryColor(category: string): CategoryColor {
  return Object.hasOwn(colors, category) ? (colors[category] ?? 'slate') : 'slate';
}

/**
 * '1-mannschaft' → '1. Mannschaft', '2-mannschaft' → '2. Mannschaft', others capitalised
 * (docs/specification.md#news-and-reading).
 */
export function categoryLabel(category: string): string {
  const team = /^([12])-mannschaft$/.exec(category);
  return team ? `${team[1]}. Mannschaft` : category.charAt(0).toLocaleUpperCase('de-DE') + category.slice(1);
}
