import type { TrainingTime, Weekday } from '@portal/api/contract';

const weekdays: Readonly<Record<Weekday, string>> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};
const order = Object.keys(weekdays);

/** The days in German, Monday first. */
export function weekdayName(day: Weekday): string {
  return weekdays[day];
}

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
export function trainingLine({ dayOfWeek, startTime, endTime, notes }: TrainingTime): string {
  const hours = [startTime, endTime].filter(Boolean).join(' - ');
  return `${weekdays[dayOfWeek]} - ${hours} Uhr${notes?.trim() ? ` (${notes.trim()})` : ''}`;
}

function inWeek(a: TrainingTime, b: TrainingTime): number {
  return order.indexOf(a.dayOfWeek) - order.indexOf(b.dayOfWeek) || a.startTime.localeCompare(b.startTime);
}
