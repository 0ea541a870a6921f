import type { BoardMember } from '@portal/api/contract';

/** Subject of the mail draft (specification, section 2 "Sponsors"). */
const SUBJECT = 'Interesse an Sponsoring';

const THIRD_CHAIR = /^\s*(?:3\.|III\.?|dritte[rn]?)\s*vorsitz/i;

/** Who answers questions about sponsoring; `person` has the portrait, if the board names one. */
export type SponsoringContact = { name: string; role: string; mailto: string; person: BoardMember | undefined };

/** The third chairman of the board; a fallback name and role, and the club's address, where none is found. */
export function sponsoringContact(board: readonly BoardMember[], clubEmail: string): SponsoringContact {
  const person = board.find(({ name, position }) => THIRD_CHAIR.test(position) || THIRD_CHAIR.test(name));
  return {
    name: person?.name ?? 'Ihr Vereinsvorstand',
    role: person?.position ?? '3. Vorsitz, zuständig für Sponsoring',
    mailto: `mailto:${person?.email || clubEmail}?subject=${encodeURIComponent(SUBJECT)}`,
    person,
  };
}
