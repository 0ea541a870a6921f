import type { EditableSlide } from '@portal/api/contract';
import { OrderScreen } from '../entries/OrderScreen.tsx';

/** `/admin/slides/reihenfolge`. */
export function SlideOrderPage() {
  return (
    <OrderScreen<EditableSlide>
      resource="sliders"
      list={{ to: '/admin/slides', label: 'Slides' }}
      present={({ title, imageUrl, image }) => ({ name: title, imageUrl, image })}
    />
  );
}
