import type { PageTextName, UsualText } from '@portal/api/contract';
import { useClub } from './club.ts';

/**
 * Reads texts of pages: what the club says instead, or the usual words that stand beside the name. Only texts that
 * differ reach the browser.
 */
export function usePageTexts(): <Name extends PageTextName>(name: Name, usual: UsualText<Name>) => string {
  const { texts } = useClub();
  return (name, usual) => texts?.[name] ?? usual;
}
