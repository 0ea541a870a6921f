import type { PageTextName, UsualText } from '@portal/api/contract';
import { useClub } from './club.ts';

/**
 * Reads texts of pages: the club's own words, or the default ones beside the name. Only texts that differ reach the
 * browser.
 */
export function usePageTexts(): <Name extends PageTextName>(name: Name, usual: UsualText<Name>) => string {
  const { texts } = useClub();
  return (name, usual) => texts?.[name] ?? usual;
}
