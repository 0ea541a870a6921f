import type { EditableTeam } from '@portal/api/contract';

/** A team without a squad, by default. */
export function editableTeam(values: Partial<EditableTeam> = {}): EditableTeam {
  return {
    id: '1',
    slug: 'frauen',
    name: 'Frauen',
    matchName: 'Frauen',
    subtitle: null,
    season: null,
    imageUrl: null,
    image: null,
    trainer: null,
    stadium: { name: 'Stadion', address: '' },
    sortOrder: 0,
    stadiumName: null,
    stadiumAddress: null,
    squad: [],
    version: 1,
    createdAt: '2026-07-05T10:00:00Z',
    updatedAt: '2026-07-05T10:00:00Z',
    ...values,
  };
}
