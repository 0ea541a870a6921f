import type { EditableSlide } from '@portal/api/contract';
import { shownKind } from '../entries/shown-kind.ts';

/** How slides are listed, edited and deleted. */
export const slideKind = shownKind<EditableSlide>('sliders', { to: '/admin/slides', label: 'Slides' });
