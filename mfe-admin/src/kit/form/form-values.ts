/**
 * The values of a form: those that `blank` names, of the item or, for a new one, `blank` itself. A field that an item
 * lacks is an empty text or list.
 */
export function formValues<Values extends object>(blank: Values) {
  return (item: object | null): Values => {
    if (!item) return blank;
    const stored = item as Readonly<Record<string, unknown>>;
    const values = Object.entries(blank).map(([name, value]) => [
      name,
      stored[name] ?? (Array.isArray(value) ? [] : ''),
    ]);
    return Object.fromEntries(values) as Values;
  };
}
