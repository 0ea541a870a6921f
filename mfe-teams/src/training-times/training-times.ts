import type { TrainingTime } from '@portal/api/contract';
import { weekdayName, weekdays } from '@portal/shared-ui/calendar-words';

/** A team's active times, Monday first, then by start; the name must be the same but for spaces around it. */
export function timesOfTeam(times: readonly TrainingTime[], team: string): TrainingTime[] {
  return times.filter((time) => time.active && time.team.trim() === team.trim()).toSorted(inWeek);
}

/** All active times by team, the teams in the order of `names`, others behind them by name. */
export function timesByTeam(times: readonly TrainingTime[], names: readonly string[]): [string, TrainingTime[]][] {
  const others = [...new Set(times.map(({ team }) => team.trim()))].filter((team) => !names.includes(team));
  const teams = [...names, ...others.toSorted(new Intl.Collator('de').compare)];
  return teams
    .map((team): [string, TrainingTime[]] => [team, timesOfTeam(times, team)])
    .filter(([, own]) => own.length > 0);
}

/** 'Weekday - start - end Uhr (notes)' (docs/specification.md#training-times-widget). */
export function trainingLine(time: TrainingTime): string {
  const hours = [time.startTime, time.endTime].filter(Boolean).join(' - ');
  const notes = [everyWeeks(time), time.notes?.trim()].filter(Boolean).join(', ');
  return `${weekdayName(time.dayOfWeek)} - ${hours} Uhr${notes ? ` (${notes})` : ''}`;
}

/** „alle 2 Wochen“; nothing for every week. */
export function everyWeeks({ everyWeeks: weeks = 1 }: TrainingTime): string {
  return weeks > 1 ? `alle ${weeks} Wochen` : '';
}

function inWeek(a: TrainingTime, b: TrainingTime): number {
  return placeOf(a) - placeOf(b) || a.startTime.localeCompare(b.startTime);
}

function placeOf({ dayOfWeek }: TrainingTime): number {
  return weekdays.findIndex(([day]) => day === dayOfWeek);
}
