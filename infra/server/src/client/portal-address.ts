import { UsageError } from './usage-error.ts';

/** The address of a portal as somebody has typed it. Throws {@link UsageError} for an invalid one. */
export function portalAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Not repeated: the words of a command end up in logs.
  if (url?.username || url?.password)
    throw new UsageError(
      'Name und Passwort gehören nicht in die Adresse des Portals; gemeint ist etwas wie https://verein.example, mit dem Token in RELEASE_TOKEN.',
    );
  if (/^https?:$/.test(url?.protocol ?? '')) return text;
  throw new UsageError(`„${text}“ ist keine Adresse; gemeint ist etwas wie https://verein.example.`);
}
