import { ButtonLink } from '@portal/shared-ui';
import { PromoCard } from './PromoCard.tsx';

/** Leads to the membership page. */
export function MembershipCard() {
  return (
    <PromoCard
      id="membership-card"
      title="Werde Mitglied"
      text="Spielen, mithelfen oder einfach dazugehören: Bei uns ist Platz für dich."
      look="brand"
    >
      <ButtonLink to="/mitgliedschaft" variant="secondary">
        Zur Mitgliedschaft
      </ButtonLink>
    </PromoCard>
  );
}
