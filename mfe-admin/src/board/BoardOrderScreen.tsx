import { OrderScreen } from '../entries/OrderScreen.tsx';
import { boardKind } from './board-kind.ts';

/** `/admin/vorstand/reihenfolge`. */
export function BoardOrderScreen() {
  return <OrderScreen kind={boardKind} present={({ name, imageUrl, image }) => ({ name, imageUrl, image })} />;
}
