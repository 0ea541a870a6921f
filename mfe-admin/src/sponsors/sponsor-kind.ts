import type { EditableSponsor } from '@portal/api/contract';
import { shownKind } from '../entries/shown-kind.ts';

/** How sponsors are listed, edited and deleted. */
export const sponsorKind = shownKind<EditableSponsor>('sponsors', { to: '/admin/sponsoren', label: 'Sponsoren' });
