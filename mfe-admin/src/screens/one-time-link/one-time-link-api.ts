import type { LinkOwner, PasswordByLink, User } from '@portal/api/contract';
import { request, useSession } from '@portal/shared-ui';

/** Whom the link is for; throws HttpError 410 when it is over. */
export function findLinkOwner(token: string): Promise<LinkOwner> {
  return request<LinkOwner>('POST', '/api/auth/link', { token });
}

/** Sets the password and uses up the link. Sessions of that account in this browser end. */
export async function setPasswordByLink(body: PasswordByLink): Promise<User> {
  const user = await request<User>('POST', '/api/auth/password', body);
  const { user: signedIn, setUser } = useSession.getState();
  if (signedIn?.id === user.id) setUser(null);
  return user;
}
