import type { TrainingDate } from '@portal/api/contract';
import { clockOf, dayOf } from './days.ts';
import { shortDay } from './event-words.ts';

/** „Do., 26.11. fällt aus: Platz gesperrt“, „Do., 03.12. um 20:00 Uhr, Sporthalle: Nur an diesem Tag in der Halle“. */
export function trainingNotice({ startDate, location, status, reason }: TrainingDate): string {
  const day = shortDay(dayOf(startDate));
  const what =
    status === 'cancelled'
      ? `${day} fällt aus`
      : [`${day} um ${clockOf(startDate)} Uhr`, location].filter(Boolean).join(', ');
  return reason ? `${what}: ${reason}` : what;
}

/** „Nächstes Training: Di., 24.11.“; nothing where a moved date already says so. */
export function nextLine(next: TrainingDate | null | undefined, changes: readonly TrainingDate[]): string | undefined {
  if (!next || changes.some(({ id }) => id === next.id)) return undefined;
  return `Nächstes Training: ${shortDay(dayOf(next.startDate))}`;
}
