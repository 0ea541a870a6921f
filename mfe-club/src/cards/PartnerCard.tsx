import { ButtonLink } from '@portal/shared-ui';
import { PromoCard } from './PromoCard.tsx';

/** Leads to the sponsors page. */
export function PartnerCard() {
  return (
    <PromoCard
      id="partner-card"
      title="Partner des Vereins"
      text="Unternehmen aus der Region machen unseren Fußball möglich. Ist Ihres dabei?"
      look="light"
    >
      <ButtonLink to="/sponsoren" variant="secondary">
        Unsere Partner
      </ButtonLink>
    </PromoCard>
  );
}
