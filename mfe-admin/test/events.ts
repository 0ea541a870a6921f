import type { EditableEvent, OwnTeam } from '@portal/api/contract';
import { clubEvent } from '@portal/shared-ui/test/club-event';

/** The teams of the signed-in user. */
export const ownTeams: OwnTeam[] = [
  { slug: '1-mannschaft', name: '1. Mannschaft', matchName: 'SV Musterstadt' },
  { slug: '2-mannschaft', name: '2. Mannschaft', matchName: 'SV Musterstadt II' },
];

/** A training of the first team, one evening in winter, by default. */
export function editableEvent(values: Partial<EditableEvent> = {}): EditableEvent {
  return {
    ...clubEvent({
      type: 'training',
      title: 'Training',
      team: '1-mannschaft',
      startDate: '2026-11-24T19:00:00+01:00',
      endDate: '2026-11-24T20:30:00+01:00',
      location: 'Hauptplatz',
    }),
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
    title: 'SV Musterstadt – TSV Bergheide',
    startDate: '2026-11-22T15:00:00+01:00',
    endDate: null,
    opponent: 'TSV Bergheide',
    home: true,
    competition: 'A-Klasse',
    ...values,
  });
}
