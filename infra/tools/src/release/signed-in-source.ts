import type { User } from '@portal/api/contract';
import type { PageAnswer, PageSource } from '@portal/server/page-source';

/** Somebody who may see every page. */
const ADMINISTRATOR: User = { id: '00000000-0000-4000-8000-000000000000', name: 'Prüfung', email: '-', role: 'admin' };
const AWAY = { statusCode: 503, code: 'unavailable', message: 'Gleich wieder da.' };

/**
 * The same pages as an administrator finds them while the API tells nothing but who that is: no portal gives a person's
 * data to a mere check, and a failure with made-up data says nothing about the section.
 */
export function signedInSource(source: PageSource): PageSource {
  return {
    ...source,
    isSignedIn: true,
    async answer(path, isDocument) {
      if (isDocument || !path.startsWith('/api/')) return source.answer(path, isDocument);
      return path === '/api/auth/user' ? json(200, ADMINISTRATOR) : json(503, AWAY);
    },
  };
}

function json(status: number, body: object): PageAnswer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
}
