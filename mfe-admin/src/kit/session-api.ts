import type { Credentials, User } from '@portal/api/contract';
import { request, useSession } from '@portal/shared-ui';
import { discardLocalCopies } from './local-copy.ts';
import { discardFailedUploads } from './upload/failed-uploads.ts';

/** Signs in and notifies every section; throws HttpError with the API's reason. */
export async function signIn(credentials: Credentials): Promise<void> {
  useSession.getState().setUser(await request<User>('POST', '/api/login', credentials));
}

/** Signs out, removes texts and names of pictures from this browser and notifies every section; throws HttpError. */
export async function signOut(): Promise<void> {
  await request('POST', '/api/logout');
  discardLocalCopies();
  discardFailedUploads();
  useSession.getState().setUser(null);
}
