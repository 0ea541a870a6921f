import type { ClubEvent } from '@portal/api/contract';

/** An event of the whole club, on a Saturday afternoon in November 2026. */
export function clubEvent(values: Partial<ClubEvent> = {}): ClubEvent {
  return {
    id: '7f6d1350-0000-4000-8000-000000000010',
    seriesId: null,
    type: 'event',
    title: 'Termin',
    description: null,
    team: null,
    startDate: '2026-11-21T15:00:00+01:00',
    endDate: '2026-11-21T16:45:00+01:00',
    allDay: false,
    color: '#dc2626',
    location: null,
    status: 'planned',
    reason: null,
    movedFrom: null,
    opponent: null,
    home: null,
    competition: null,
    goalsHome: null,
    goalsAway: null,
    ...values,
  };
}
