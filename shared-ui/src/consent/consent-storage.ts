import { deviceStorage } from '../storage/browser-storage.ts';

/**
 * What a visitor allows (docs/specification.md#3-entities-and-their-fields). Essential cookies cannot be switched off.
 */
export type CookiePreferences = { essential: true; analytics: boolean; marketing: boolean };

/** Without consent only what is essential. */
export const essentialOnly: CookiePreferences = { essential: true, analytics: false, marketing: false };

type StorageKeys = { consent: string; preferences: string };

/** Where a club's consent is kept: the keys carry its name (docs/specification.md#cookies-and-banner). */
export function storageKeys(club: string): StorageKeys {
  const prefix = club
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return { consent: `${prefix}-cookie-consent`, preferences: `${prefix}-cookie-preferences` };
}

/** The stored preferences; undefined without consent, and where the browser keeps nothing. */
export function readPreferences(keys: StorageKeys): CookiePreferences | undefined {
  if (deviceStorage.get(keys.consent) === null && !renameStored(keys)) return undefined;
  try {
    const stored = JSON.parse(deviceStorage.get(keys.preferences) ?? '') as Partial<CookiePreferences> | null;
    return { essential: true, analytics: stored?.analytics === true, marketing: stored?.marketing === true };
  } catch {
    return undefined;
  }
}

/** Puts what the visitor decided before the club had this name under its new name: an origin belongs to one club. Returns whether. */
function renameStored(keys: StorageKeys): boolean {
  const former = deviceStorage.keys().find((key) => key.endsWith('-cookie-consent'));
  if (!former) return false;
  const move = (from: string, to: string) => {
    if (deviceStorage.set(to, deviceStorage.get(from) ?? '')) deviceStorage.remove(from);
  };
  move(former, keys.consent);
  move(former.replace(/consent$/, 'preferences'), keys.preferences);
  return true;
}

/**
 * Keeps the preferences and, as the record of consent, the time of the decision (ISO 8601). A decision that the browser does not
 * keep holds for this visit.
 */
export function storePreferences(keys: StorageKeys, preferences: CookiePreferences): void {
  deviceStorage.set(keys.consent, new Date().toISOString());
  deviceStorage.set(keys.preferences, JSON.stringify(preferences));
}

/** Forgets the consent. */
export function removePreferences(keys: StorageKeys): void {
  deviceStorage.remove(keys.consent);
  deviceStorage.remove(keys.preferences);
}
