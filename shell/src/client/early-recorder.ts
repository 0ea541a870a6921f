import type { EarlyActions } from './early-actions.ts';

/**
 * A script in every page's head that notes a visitor's actions before the shell is there, which takes over from it. A
 * form without an address of its own needs scripts: the browser would send the typed values to this page, and lose
 * them.
 */
const early: EarlyActions = {
  events: [],
  note(event) {
    early.events.push(event);
    if (event.type === 'submit' && !(event.target as Element).hasAttribute('action')) event.preventDefault();
  },
};

for (const type of ['click', 'input', 'change', 'toggle', 'submit'])
  addEventListener(type, (event) => early.note(event), true);
window.earlyActions = early;
