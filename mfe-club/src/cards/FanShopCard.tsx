import { ExternalLinkIcon, useClub } from '@portal/shared-ui';
import { NewTabLink } from '../link/NewTabLink.tsx';
import { PromoCard } from './PromoCard.tsx';

/** Leads to the external shop; nothing while the club names none. */
export function FanShopCard() {
  const { fanShopUrl } = useClub();
  if (!fanShopUrl) return null;
  return (
    <PromoCard
      id="fan-shop-card"
      title="Fanshop"
      text="Schal, Trikot, Trainingsjacke: Trag unsere Farben, am Platz und im Alltag."
      look="light"
    >
      <NewTabLink href={fanShopUrl} variant="secondary">
        Zum Fanshop <ExternalLinkIcon />
      </NewTabLink>
    </PromoCard>
  );
}
