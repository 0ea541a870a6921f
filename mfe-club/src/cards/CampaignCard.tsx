import { ArrowRightIcon, ButtonLink } from '@portal/shared-ui';
import { PromoCard } from './PromoCard.tsx';

/** Leads to the campaign page. */
export function CampaignCard() {
  return (
    <PromoCard
      id="campaign-card"
      title="Gemeinsam stark"
      text="Auf dem Platz gewinnt keiner allein. Daneben auch nicht: So tragen wir zusammen den Verein."
      look="dark"
    >
      <ButtonLink to="/gemeinsam-stark">
        Mehr erfahren <ArrowRightIcon />
      </ButtonLink>
    </PromoCard>
  );
}
