/** The values of the form. */
export type MessageFields = { name: string; email: string; subject: string; message: string; consent: boolean };

/** Names of the fields in their order. */
export const fieldNames = ['name', 'email', 'subject', 'message', 'consent'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The errors by field, in sentences that say how to fix them. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Characters of each text, as the API takes them. */
export const limits = { name: 100, email: 254, subject: 150, message: 5000 } as const;
const SHORTEST_MESSAGE = 10;
const EMAIL = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]+$/;

/** Checks the values before they are sent; empty if all are valid. */
export function checkMessage({ name, email, subject, message, consent }: MessageFields): FieldErrors {
  return {
    ...(!name && { name: 'Bitte gib deinen Namen an.' }),
    ...(!email
      ? { email: 'Bitte gib deine E-Mail-Adresse an, damit wir antworten können.' }
      : !EMAIL.test(email) && { email: 'Bitte prüfe die E-Mail-Adresse, zum Beispiel name@beispiel.de.' }),
    ...(!subject && { subject: 'Bitte gib an, worum es geht.' }),
    ...(message.length < SHORTEST_MESSAGE && {
      message: `Bitte schreib deine Nachricht (mindestens ${SHORTEST_MESSAGE} Zeichen).`,
    }),
    ...(!consent && { consent: 'Bitte stimme zu, damit wir deine Nachricht bearbeiten dürfen.' }),
  };
}

/** Reads the form, without spaces around the texts. */
export function readMessage(form: HTMLFormElement): MessageFields & { website: string; receipt?: true } {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    consent: data.get('consent') !== null,
    website: text('website'),
    ...(data.get('receipt') !== null && { receipt: true as const }),
  };
}
