import type { LoginWays } from '@portal/api/contract';
import { useResource, type Resource } from '@portal/shared-ui';

type Contact = { contact: LoginWays['contact'] | undefined };

/** The ways to sign in, and whom to contact if none works. */
export function useLoginWays(): Resource<LoginWays> {
  return useResource<LoginWays>('/api/auth/ways');
}

/** The person who helps with the login, as the beginning of a sentence that goes on with a verb. */
export function whoHelps(contact: Contact['contact']): string {
  return contact?.name || 'Wer die Seite verwaltet,';
}

/** The address of that person, if known. */
export function ContactMail({ contact }: Contact) {
  return contact?.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null;
}
