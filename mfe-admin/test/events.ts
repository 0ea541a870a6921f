import type { EditableEvent, OwnTeam } from '@portal/api/contract';

/** The teams of the person who is signed in. */
export const ownTeams: OwnTeam[] = [
  { slug: '1-mannschaft', name: '1. Mannschaft', matchName: 'FSV Sommerried' },
  { slug: '2-mannschaft', name: '2. Mannschaft', matchName: 'FSV Sommerried II' },
];

/** A training of the first team, one evening in winter, unless the values say otherwise. */
export function editableEvent(values: Partial<EditableEvent> = {}): EditableEvent {
  return {
    id: '7f6d1350-0000-4000-8000-000000000010',
    seriesId: null,
    type: 'training',
    title: 'Training',
    description: null,
    team: '1-mannschaft',
    startDate: '2026-11-24T19:00:00+01:00',
    endDate: '2026-11-24T20:30:00+01:00',
    allDay: false,
    color: '#dc2626',
    location: 'Hauptplatz',
    status: 'planned',
    reason: null,
    movedFrom: null,
    opponent: null,
    home: null,
    competition: null,
    goalsHome: null,
    goalsAway: null,
    repeat: null,
    rrule: null,
    version: 1,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...values,
  };
}

/** A match of the first team at home, called after its sides. */
export function editableMatch(values: Partial<EditableEvent> = {}): EditableEvent {
  return editableEvent({
    type: 'match',
    title: 'FSV Sommerried – TSV Bechtheim',
    startDate: '2026-11-22T15:00:00+01:00',
    endDate: null,
    opponent: 'TSV Bechtheim',
    home: true,
    competition: 'A-Klasse',
    ...values,
  });
}
