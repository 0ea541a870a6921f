import { useState, useSyncExternalStore } from 'react';
import type { TabName } from '@portal/shared-ui/football-provider';
import { readNote, writeNote } from '../entry-note.ts';

/** The note of the tab that is open. */
const OPEN_TAB = 'teamTab';

/** The open tab: the chosen one, also after a reload or a return to the page, else the first. */
export function useKeptTab(tabs: readonly { id: TabName }[]): [TabName | undefined, (tab: string) => void] {
  const kept = useSyncExternalStore(neverChanges, keptTab, () => undefined);
  const [chosen, setChosen] = useState(kept);
  // The server knows of no choice, and another page's entry has none: the value once read stays.
  if (kept && !chosen) setChosen(kept);
  const handleChoice = (tab: string) => {
    writeNote(OPEN_TAB, tab);
    setChosen(tab);
  };
  return [(tabs.find(({ id }) => id === chosen) ?? tabs[0])?.id, handleChoice];
}

const keptTab = () => readNote(OPEN_TAB);

/** Only this page writes it. */
const neverChanges = () => () => undefined;
