/** Query parameter of `/kontakt` that fills in the subject. */
export const SUBJECT_PARAMETER = 'betreff';

/** Address of the contact form with a subject. */
export function contactPath(subject: string): string {
  return `/kontakt?${new URLSearchParams({ [SUBJECT_PARAMETER]: subject }).toString()}`;
}
