import type { EditableSponsor } from '@portal/api/contract';
import { OrderScreen } from '../entries/OrderScreen.tsx';
import { tierChoices } from './tiers.ts';

/** `/admin/sponsoren/reihenfolge`: each tier for itself. */
export function SponsorOrderPage() {
  return (
    <OrderScreen<EditableSponsor>
      resource="sponsors"
      list={{ to: '/admin/sponsoren', label: 'Sponsoren' }}
      present={({ name, logoUrl, image }) => ({ name, imageUrl: logoUrl, image })}
      groups={tierChoices}
      groupOf={({ tier }) => tier}
    />
  );
}
