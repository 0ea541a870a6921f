/** A row as the database gives it, with the columns of its picture (`picture_…`, null without one). */
export type Row = Record<string, unknown>;

/**
 * The columns that a write touches: the same names in snake_case. Text is trimmed, and empty text becomes null; lists
 * become JSON.
 */
export function toColumns(fields: object): Row {
  const given = Object.entries(fields).filter(([field, value]) => value !== undefined && field !== 'version');
  return Object.fromEntries(given.map(([field, value]) => [snakeCase(field), toColumn(value)]));
}

function toColumn(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/**
 * The fields of a row, without those of its picture: the same names in camelCase, times in ISO 8601. They are an
 * `Item`, because what a table holds came in through the contract.
 */
export function toFields<Item = Row>(row: object): Item {
  const own = Object.entries(row).filter(([column]) => !column.startsWith('picture_'));
  const fields = own.map(([column, value]) => [camelCase(column), value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(fields) as Item;
}

/** `shortName` gives `short_name`. */
export function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function camelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
