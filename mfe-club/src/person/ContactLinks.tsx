import { MailIcon, PhoneIcon } from '@portal/shared-ui';
import { styled } from 'styled-components';

type ContactLinksProps = { email: string | null; phone: string | null; className?: string };

/** How somebody is reached. */
export function ContactLinks({ email, phone, className }: ContactLinksProps) {
  if (!email && !phone) return null;
  return (
    <List className={className}>
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <MailIcon /> {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={phoneHref(phone)}>
            <PhoneIcon /> {phone}
          </a>
        </li>
      )}
    </List>
  );
}

/** The address that dials a number as people write it: „01234 / 5678-0" → `tel:0123456780`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace('(0)', '').replace(/[^\d+]/g, '')}`;
}

const List = styled.ul`
  font-size: var(--text-sm);

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--touch);
    overflow-wrap: anywhere;
    hyphens: none;
  }
`;
