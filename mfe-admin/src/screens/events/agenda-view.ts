/** The views of the list: future events, past ones, matches without a result, or a month. */
export const agendaViews = {
  '': 'Kommende',
  past: 'Vergangene',
  missing: 'Ohne Ergebnis',
  month: 'Monat',
} as const;
export type AgendaView = keyof typeof agendaViews;

/** Parameters of the address that are not the API's. */
const OWN = ['view', 'month', 'day'];
const FILTERS = ['search', 'team', 'type', 'status', 'sort', 'page'];

/** Reads the view leniently. */
export function readView(text: string): AgendaView {
  return Object.hasOwn(agendaViews, text) ? (text as AgendaView) : '';
}

/** The month to show: that of the address, else the running one. */
export function readMonth(text: string, today: string): string {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7);
}

/** The API parameters from the address. */
export function apiFilters(text: string, names: readonly string[] = FILTERS): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(text)].filter(([name]) => names.includes(name)));
}

/** The address of another view with the same filters. */
export function viewPath(view: AgendaView, text: string): string {
  const query = new URLSearchParams(text);
  for (const name of [...OWN, 'page']) query.delete(name);
  if (view) query.set('view', view);
  const next = query.toString();
  return next ? `/admin/termine?${next}` : '/admin/termine';
}
