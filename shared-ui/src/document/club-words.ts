import type { ClubFacts } from '@portal/api/contract';

/** The line under a club's name: „Tradition seit 1920“; '' while nobody has entered the year. */
export function traditionOf({ founded }: Pick<ClubFacts, 'founded'>): string {
  return founded === null ? '' : `Tradition seit ${founded}`;
}

/** Street, postcode and town on one line, as far as they are known. */
export function addressOf({ street, postcode, town }: Pick<ClubFacts, 'street' | 'postcode' | 'town'>): string {
  return [street, `${postcode} ${town}`.trim()].filter(Boolean).join(', ');
}
