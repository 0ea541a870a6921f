import type { Setup, SetupStep } from '@portal/api/contract';
import { SETUP_SCREEN } from './first-screen.ts';
import { stepScreen } from './setup-api.ts';

/** A line of „Zu erledigen“. */
export type SetupTodo = { to: string; text: string; detail?: string };

const TODOS: Readonly<Record<Exclude<SetupStep, 'veroeffentlichen'>, string>> = {
  name: 'Name des Vereins eintragen',
  aussehen: 'Farben und Wappen ansehen',
  anschrift: 'Anschrift vervollständigen',
  impressum: 'Impressum vervollständigen',
  mannschaften: 'Mannschaften anlegen',
  artikel: 'Ersten Artikel schreiben',
};

/** While visitors see nothing. */
export const CLOSED: SetupTodo = {
  to: SETUP_SCREEN,
  text: 'Seite einrichten und veröffentlichen',
  detail: 'Besucher lesen bis dahin: „Hier entsteht die Seite …“. Wer angemeldet ist, sieht alles schon.',
};

/**
 * The remaining steps of the set-up: first that visitors see nothing yet; legal requirements as long as they are
 * missing; the rest while the site is closed or if somebody has postponed it.
 */
export function setupTodos({ isOpen, steps }: Setup): SetupTodo[] {
  const todos = isOpen ? [] : [CLOSED];
  for (const { step, state, missing } of steps) {
    if (step === 'veroeffentlichen' || state === 'done') continue;
    if (isOpen && state === 'open' && missing.length === 0) continue;
    const detail = missing.length > 0 ? `Es fehlt: ${missing.map(asListed).join(', ')}.` : undefined;
    todos.push({ to: stepScreen(step), text: TODOS[step], ...(detail && { detail }) });
  }
  return todos;
}

/** „Die Straße“ in a list: „die Straße“. */
const asListed = (label: string) => (label[0] ?? '').toLowerCase() + label.slice(1).replace(/,$/, '');
