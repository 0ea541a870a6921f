import type { OwnAccount } from '@portal/api/contract';
import type { EditedKind } from '../../kit/edit/edited-kind.ts';

/** There is only one: the signed-in user's. */
export const ownAccountKind: EditedKind<OwnAccount> = {
  list: '/api/account',
  writes: '/api/account',
  keyOf: () => '',
  screen: { to: '/admin', label: 'Übersicht' },
  gone: { title: 'Dieses Konto gibt es nicht' },
};
