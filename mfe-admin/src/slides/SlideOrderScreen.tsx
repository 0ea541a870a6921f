import { OrderScreen } from '../entries/OrderScreen.tsx';
import { slideKind } from './slide-kind.ts';

/** `/admin/slides/reihenfolge`. */
export function SlideOrderScreen() {
  return <OrderScreen kind={slideKind} present={({ title, imageUrl, image }) => ({ name: title, imageUrl, image })} />;
}
