import { OrderScreen } from '../entries/OrderScreen.tsx';
import { tierChoices } from './tiers.ts';
import { sponsorKind } from './sponsor-kind.ts';

/** `/admin/sponsoren/reihenfolge`: each tier for itself. */
export function SponsorOrderScreen() {
  return (
    <OrderScreen
      kind={sponsorKind}
      present={({ name, logoUrl, image }) => ({ name, imageUrl: logoUrl, image })}
      groups={tierChoices}
      groupOf={({ tier }) => tier}
    />
  );
}
