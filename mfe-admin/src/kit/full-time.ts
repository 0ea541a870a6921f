import { formatClock, formatDate } from '@portal/shared-ui';

/** „12. Mai 2024, 20:00 Uhr“, for lists with times of several years; 'Unbekannt' for none or a broken one. */
export function fullTime(iso: string | null | undefined): string {
  const date = formatDate(iso);
  return iso && !Number.isNaN(Date.parse(iso)) ? `${date}, ${formatClock(new Date(iso))} Uhr` : date;
}
