import type { Account } from '@portal/api/contract';

/** An editor who signs in with a password alone, by default. */
export function account(values: Partial<Account> = {}): Account {
  return {
    id: '2',
    name: 'Bela',
    email: 'bela@verein.example',
    role: 'editor',
    teams: [],
    state: 'active',
    linkExpiresAt: null,
    lastLoginAt: null,
    hasSecondFactor: false,
    readsMessages: false,
    version: 1,
    createdAt: '2026-11-01T10:00:00Z',
    updatedAt: '2026-11-01T10:00:00Z',
    ...values,
  };
}
