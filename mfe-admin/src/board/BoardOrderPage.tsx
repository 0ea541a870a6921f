import type { EditableBoardMember } from '@portal/api/contract';
import { OrderScreen } from '../entries/OrderScreen.tsx';

/** `/admin/vorstand/reihenfolge`. */
export function BoardOrderPage() {
  return (
    <OrderScreen<EditableBoardMember>
      resource="board-members"
      list={{ to: '/admin/vorstand', label: 'Vorstand' }}
      present={({ name, imageUrl, image }) => ({ name, imageUrl, image })}
    />
  );
}
