import type { Setup, SetupStepState } from '@portal/api/contract';
import { nextStep } from './first-screen.ts';
import { setupTodos } from './setup-todos.ts';

const steps: SetupStepState[] = [
  { step: 'name', state: 'done', missing: [] },
  { step: 'aussehen', state: 'open', missing: [] },
  { step: 'anschrift', state: 'skipped', missing: ['Die Straße', 'Der Ort'] },
  { step: 'impressum', state: 'open', missing: ['Wer den Verein vertritt,'] },
  { step: 'mannschaften', state: 'skipped', missing: [] },
  { step: 'artikel', state: 'open', missing: [] },
  { step: 'veroeffentlichen', state: 'open', missing: [] },
];
const texts = (setup: Setup) => setupTodos(setup).map(({ text }) => text);

test('while visitors see nothing, all is to do that nobody has done', () => {
  expect(texts({ isOpen: false, steps })).toEqual([
    'Seite einrichten und veröffentlichen',
    'Farben und Wappen ansehen',
    'Anschrift vervollständigen',
    'Impressum vervollständigen',
    'Mannschaften anlegen',
    'Ersten Artikel schreiben',
  ]);
});

test('of a site that is open, what the law wants and what was left for later; each says what is missing', () => {
  const todos = setupTodos({ isOpen: true, steps });

  expect(todos.map(({ text }) => text)).toEqual([
    'Anschrift vervollständigen',
    'Impressum vervollständigen',
    'Mannschaften anlegen',
  ]);
  expect(todos.map(({ detail }) => detail)).toEqual([
    'Es fehlt: die Straße, der Ort.',
    'Es fehlt: wer den Verein vertritt.',
    undefined,
  ]);
  expect(todos[1]?.to).toBe('/admin/einstellungen/einrichten?schritt=impressum');
});

test('the next step is the first that is open behind this one; in the end the site is published', () => {
  const setup = { isOpen: false, steps };

  expect([nextStep(setup), nextStep(setup, 'anschrift'), nextStep(setup, 'artikel')]).toEqual([
    'aussehen',
    'impressum',
    'veroeffentlichen',
  ]);
});
