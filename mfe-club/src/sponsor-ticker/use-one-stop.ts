import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Sponsor } from '@portal/api/contract';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Makes the links of a row one stop of the Tab key, between which arrow keys lead; `stop` is the sponsor it is at. */
export function useOneStop(sponsors: readonly Sponsor[]) {
  const linked = sponsors.filter(({ websiteUrl }) => websiteUrl).map(({ id }) => id);
  const [focused, setFocused] = useState('');
  const stop = linked.includes(focused) ? focused : linked[0];

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocused(target.closest<HTMLElement>('[data-sponsor]')?.dataset['sponsor'] ?? '');

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step || !stop || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = linked[(linked.indexOf(stop) + step + linked.length) % linked.length];
    event.currentTarget.querySelector<HTMLElement>(`[data-sponsor="${next}"] a`)?.focus();
  };

  return { stop, handleKey, handleFocus };
}
