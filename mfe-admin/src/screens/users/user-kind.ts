import type { Account } from '@portal/api/contract';
import { editedKind } from '../../kit/edit/edited-kind.ts';

/** How accounts are listed and edited; nobody is deleted, accounts are switched off. */
export const userKind = editedKind<Account>({
  list: '/api/admin/users',
  writes: '/api/users',
  keyOf: ({ id }) => id,
  gone: { title: 'Dieses Konto gibt es nicht', text: 'Vielleicht führt der Link auf eine andere Website.' },
});
