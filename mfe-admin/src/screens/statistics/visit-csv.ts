import type { VisitReport } from '@portal/api/contract';

/** Signs with which spreadsheets begin a formula. */
const FORMULA = /^[=+\-@]/;

/** The report as a table for spreadsheets, one row for each figure; German ones separate by semicolons. */
export function visitCsv({ days, paths, referrers, devices }: VisitReport): string {
  const rows: readonly (readonly [what: string, which: string, count: number])[] = [
    ...days.map(({ day, count }) => ['Tag', day, count] as const),
    ...paths.map(({ path, count }) => ['Seite', path, count] as const),
    ...referrers.map(({ host, count }) => ['Herkunft', host, count] as const),
    ...devices.map(({ device, count }) => ['Gerät', device, count] as const),
  ];
  return [['Was', 'Welche', 'Aufrufe'], ...rows].map((row) => row.map(cell).join(';')).join('\r\n');
}

function cell(value: string | number): string {
  const text = String(value);
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
