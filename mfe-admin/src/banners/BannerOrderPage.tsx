import type { EditableBanner } from '@portal/api/contract';
import { OrderScreen } from '../entries/OrderScreen.tsx';
import { placementChoices } from './placements.ts';

/** `/admin/banner/reihenfolge`: each place for itself. */
export function BannerOrderPage() {
  return (
    <OrderScreen<EditableBanner>
      resource="banners"
      list={{ to: '/admin/banner', label: 'Banner' }}
      present={({ name, imageUrl, image }) => ({ name, imageUrl, image })}
      groups={placementChoices}
      groupOf={({ placement }) => placement}
    />
  );
}
