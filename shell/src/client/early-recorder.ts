import type { EarlyActions } from './early-actions.ts';

/**
 * Stands in every page's head and notes what a visitor does before the shell is there, which takes over from here. A
 * form without an address of its own is made for scripts: the browser would send what was typed to this page, and lose
 * it.
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
