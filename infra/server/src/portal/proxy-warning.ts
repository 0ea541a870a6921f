import type { Config } from '@portal/api';

/** A warning for the operator who runs the portal behind HTTPS without TRUST_PROXY; undefined when all is well. */
export function proxyWarning({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): string | undefined {
  if (!publicUrl?.startsWith('https:') || trustProxy) return undefined;
  return (
    'Achtung: PUBLIC_URL ist eine https-Adresse, aber TRUST_PROXY fehlt. Ohne TRUST_PROXY sind die Cookies der Anmeldung nicht auf ' +
    'HTTPS beschränkt, und alle Besucher zählen als einer, wenn Fehlversuche gebremst werden. Meist passt TRUST_PROXY=1.'
  );
}
