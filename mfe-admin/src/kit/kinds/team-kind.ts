import type { EditableTeam } from '@portal/api/contract';
import { editedKind } from '../edit/edited-kind.ts';

/** How teams are listed, edited and deleted. Training times carry their names; navigation and pages show them. */
export const teamKind = editedKind<EditableTeam>({
  list: '/api/admin/teams',
  writes: '/api/teams',
  shownBy: ['/api/admin/own-teams', '/api/training-times', '/api/teams', '/api/team-names', '/api/team-sides'],
  keyOf: ({ id }) => id,
  forbidden: 'Diese Mannschaft ändern die eigenen Trainer und die Redaktion',
  gone: { title: 'Diese Mannschaft gibt es nicht (mehr)', text: 'Vielleicht hat jemand anderes sie gelöscht.' },
  removal: ({ name }) => ({
    question: {
      title: `${name} löschen?`,
      text: 'Die Seite der Mannschaft verschwindet. Ihre Termine und Trainingszeiten bleiben stehen.',
    },
    done: 'Mannschaft gelöscht.',
    description: name,
  }),
});
