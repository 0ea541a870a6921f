import { MailIcon, PhoneIcon } from '@portal/shared-ui';
import { phoneHref } from '@portal/shared-ui/phone-href';
import { styled } from 'styled-components';

type ContactLinksProps = { email: string | null; phone: string | null; className?: string };

/** The ways to contact somebody. */
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
