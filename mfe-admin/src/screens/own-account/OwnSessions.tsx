import { SessionList } from '../../kit/SessionList.tsx';

/** Where one is signed in oneself. */
export function OwnSessions() {
  return <SessionList listKey="/api/account/sessions" endKey="/api/account/sessions" />;
}
