import type { EditableBanner } from '@portal/api/contract';
import { shownKind } from '../entries/shown-kind.ts';

/** How banners are listed, edited and deleted. */
export const bannerKind = shownKind<EditableBanner>('banners', { to: '/admin/banner', label: 'Banner' });
