import { deviceStorage } from '../storage/browser-storage.ts';

/**
 * The visitor's permissions (docs/specification.md#3-entities-and-their-fields). Essential cookies cannot be switched
 * off.
 */
export type CookiePreferences = { essential: true; analytics: boolean; marketing: boolean };

/** Without consent, only essential cookies. */
export const essentialOnly: CookiePreferences = { essential: true, analytics: false, marketing: false };

type StorageKeys = { consent: string; preferences: string };

const CONSENT = '-cookie-consent';
const PREFERENCES = '-cookie-preferences';

/** The storage keys of a club's consent: the keys carry its name (docs/specification.md#cookies-and-banner). */
export function storageKeys(club: string): StorageKeys {
  const prefix = club
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return keysWith(prefix);
}

/** Whether something under this key belongs to a record of consent; null stands for everything that is kept. */
export function isOfConsent(key: string | null): boolean {
  return key === null || key.endsWith(CONSENT) || key.endsWith(PREFERENCES);
}

/**
 * The stored preferences; undefined without consent, and if the browser keeps nothing. A decision under another name of
 * the club counts, because an origin belongs to one club. The latest of several records wins. Writes nothing, so that
 * tabs which know the club by different names do not answer each other for ever.
 */
export function readPreferences(keys: StorageKeys): CookiePreferences | undefined {
  const kept = keptRecord(keys);
  if (!kept) return undefined;
  try {
    const stored = JSON.parse(deviceStorage.get(kept.preferences) ?? '') as Partial<CookiePreferences> | null;
    return { essential: true, analytics: stored?.analytics === true, marketing: stored?.marketing === true };
  } catch {
    return undefined;
  }
}

/**
 * Moves a decision from the club's former name to its present one; a record that cannot be moved is read under the
 * former name as well.
 */
export function renameRecord(keys: StorageKeys): void {
  const kept = keptRecord(keys);
  if (!kept) return;
  if (kept.consent !== keys.consent) {
    const [preferences, consent] = [deviceStorage.get(kept.preferences), deviceStorage.get(kept.consent)];
    if (preferences === null || consent === null || !write(keys, preferences, consent)) return;
  }
  removeAllBut(keys);
}

/**
 * Keeps the preferences and, as the record of consent, the time of the decision (ISO 8601). A decision that the browser
 * does not keep holds for this visit; the next visit asks again instead of using an earlier decision.
 */
export function storePreferences(keys: StorageKeys, preferences: CookiePreferences): void {
  if (write(keys, JSON.stringify(preferences), new Date().toISOString())) removeAllBut(keys);
  else removePreferences();
}

/** Forgets the consent, under every name of the club. */
export function removePreferences(): void {
  removeAllBut();
}

const keysWith = (prefix: string): StorageKeys => ({
  consent: `${prefix}${CONSENT}`,
  preferences: `${prefix}${PREFERENCES}`,
});

/** Other tabs read in between: so the time is written last, and removed first. Returns whether both are kept. */
function write(keys: StorageKeys, preferences: string, consent: string): boolean {
  return deviceStorage.set(keys.preferences, preferences) && deviceStorage.set(keys.consent, consent);
}

function removeAllBut(kept?: StorageKeys): void {
  const others = deviceStorage.keys().filter((key) => isOfConsent(key) && !isIn(kept, key));
  const byTime = (key: string) => (key.endsWith(CONSENT) ? 0 : 1);
  for (const key of others.sort((a, b) => byTime(a) - byTime(b))) deviceStorage.remove(key);
}

const isIn = (keys: StorageKeys | undefined, key: string) => key === keys?.consent || key === keys?.preferences;

/** The latest record of consent on this origin; the club's own is read by name. */
function keptRecord(keys: StorageKeys): StorageKeys | undefined {
  const others = deviceStorage.keys().filter((key) => key.endsWith(CONSENT) && key !== keys.consent);
  const times = [keys.consent, ...others].map((key) => ({ key, time: deviceStorage.get(key) ?? '' }));
  const latest = times.filter(({ time }) => time).sort((a, b) => b.time.localeCompare(a.time))[0];
  return latest && keysWith(latest.key.slice(0, -CONSENT.length));
}
