import type { BoardMember } from '@portal/api/contract';

/** Subject of the mail draft (docs/specification.md#sponsors-sponsoren). */
const SUBJECT = 'Interesse an Sponsoring';

const THIRD_CHAIR = /^\s*(?:3\.|III\.?|dritte[rn]?)\s*vorsitz/i;

/** The contact for sponsoring; `person` has the portrait, if the board names one. `mailto`: null without an address. */
export type SponsoringContact = { name: string; role: string; mailto: string | null; person: BoardMember | undefined };

/**
 * The person the club names, else the third chairman of the board; if there is neither, a fallback name and role, which
 * claim no office the club may not have, and the club's address.
 */
export function sponsoringContact(board: readonly BoardMember[], clubEmail: string): SponsoringContact {
  const person =
    board.find(({ sponsoring }) => sponsoring) ??
    board.find(({ name, position }) => THIRD_CHAIR.test(position) || THIRD_CHAIR.test(name));
  const address = person?.email || clubEmail;
  return {
    name: person?.name ?? 'Ihr Vereinsvorstand',
    role: person?.position ?? 'Zuständig für Sponsoring',
    mailto: address ? `mailto:${address}?subject=${encodeURIComponent(SUBJECT)}` : null,
    person,
  };
}
