import type { EditableTrainingTime } from '@portal/api/contract';

/** The first team's training on Tuesday evening, by default. */
export function editableTrainingTime(values: Partial<EditableTrainingTime> = {}): EditableTrainingTime {
  return {
    id: '1',
    team: '1. Mannschaft',
    dayOfWeek: 'tuesday',
    startTime: '19:00',
    endTime: '20:30',
    location: 'Hauptplatz',
    notes: null,
    active: true,
    version: 2,
    createdAt: '2026-07-01T10:00:00Z',
    updatedAt: '2026-07-01T10:00:00Z',
    ...values,
  };
}
