import { OrderScreen } from '../entries/OrderScreen.tsx';
import { placementChoices } from './placements.ts';
import { bannerKind } from './banner-kind.ts';

/** `/admin/banner/reihenfolge`: each place for itself. */
export function BannerOrderScreen() {
  return (
    <OrderScreen
      kind={bannerKind}
      present={({ name, imageUrl, image }) => ({ name, imageUrl, image })}
      groups={placementChoices}
      groupOf={({ placement }) => placement}
    />
  );
}
