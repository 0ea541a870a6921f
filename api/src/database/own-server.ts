import { StartError } from '../errors.ts';
import type { Database } from './connect.ts';
import { isDatabaseAway } from './database-errors.ts';
import { migrateDatabase, type MigrationOptions } from './migrate.ts';

const OLDEST_VERSION = 15;

/** Migrates the database of DATABASE_URL. Throws {@link StartError} if it cannot be used. */
export async function migrateOwnServer(db: Database, options?: MigrationOptions): Promise<void> {
  await requireSuitableServer(db);
  try {
    await migrateDatabase(db, options);
  } catch (error) {
    throw asStartError(error) ?? error;
  }
}

async function requireSuitableServer(db: Database): Promise<void> {
  const { version, encoding } = await askServer(db);
  const major = Math.floor(Number(version) / 10_000);
  if (major < OLDEST_VERSION)
    throw new StartError(
      `Der Datenbankserver aus DATABASE_URL ist zu alt (PostgreSQL ${major}). Das Portal braucht PostgreSQL ${OLDEST_VERSION} oder neuer.`,
    );
  if (encoding !== 'UTF8')
    throw new StartError(
      `Die Datenbank aus DATABASE_URL speichert in ${encoding}. Bitte eine mit UTF8 anlegen: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.`,
    );
}

async function askServer(db: Database): Promise<{ version: string; encoding: string }> {
  try {
    const { rows } = await db.raw<{ rows: [{ version: string; encoding: string }] }>(
      `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding`,
    );
    return rows[0];
  } catch (error) {
    throw (
      asStartError(error) ??
      new StartError(
        `Der Datenbankserver aus DATABASE_URL lässt sich nicht benutzen (${ownWords(error)}). Bitte DATABASE_URL prüfen.`,
        {
          cause: error,
        },
      )
    );
  }
}

type Sentence = (words: string) => string;

const WRONG_LOGIN: Sentence = (words) =>
  `Der Datenbankserver lehnt die Anmeldung ab (${words}). Bitte Name und Passwort in DATABASE_URL prüfen.`;
const NO_RIGHT: Sentence = (words) =>
  `Der Benutzer aus DATABASE_URL darf in dieser Datenbank nichts anlegen (${words}). Bitte mit ALTER DATABASE … OWNER TO … zu ihrem Besitzer machen.`;

const WRONG_CERTIFICATE: Sentence = (words) =>
  `Das Zertifikat des Datenbankservers lässt sich nicht prüfen (${words}). Bitte in DATABASE_URL den Rechner nennen, für den es gilt, und mit sslrootcert=… die Datei seiner Zertifizierungsstelle; ungeprüft verschlüsselt sslmode=no-verify.`;

const KNOWN: Readonly<Record<string, Sentence>> = {
  '28000': WRONG_LOGIN,
  '28P01': WRONG_LOGIN,
  '3D000': (words) =>
    `Auf dem Datenbankserver gibt es diese Datenbank nicht (${words}). Bitte mit CREATE DATABASE anlegen oder in DATABASE_URL eine andere nennen.`,
  '3F000': NO_RIGHT,
  '42501': NO_RIGHT,
  '25006': (words) =>
    `Der Datenbankserver aus DATABASE_URL nimmt keine Änderungen an (${words}). Bitte den Hauptserver nennen, nicht seine Kopie.`,
  '0A000': (words) =>
    `Dem Datenbankserver fehlt etwas (${words}). Bitte die Erweiterungen installieren, die PostgreSQL beiliegen (Paket postgresql-contrib).`,
  CERT_HAS_EXPIRED: WRONG_CERTIFICATE,
  DEPTH_ZERO_SELF_SIGNED_CERT: WRONG_CERTIFICATE,
  ERR_TLS_CERT_ALTNAME_INVALID: WRONG_CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: WRONG_CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: WRONG_CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: WRONG_CERTIFICATE,
};

/** Errors without a code, or with one that other faults share. */
const KNOWN_WORDS: readonly [RegExp, Sentence][] = [
  [
    /does not support SSL/,
    (words) =>
      `Der Datenbankserver aus DATABASE_URL verschlüsselt nicht (${words}). Bitte TLS an ihm einschalten oder in DATABASE_URL sslmode=disable setzen.`,
  ],
  [
    /pg_hba\.conf/,
    (words) =>
      `Der Datenbankserver lässt diese Verbindung nicht zu (${words}). Bitte sie in pg_hba.conf erlauben oder, wenn er nur verschlüsselte annimmt, in DATABASE_URL sslmode=verify-full setzen.`,
  ],
  [/client password must be/, WRONG_LOGIN],
];

function asStartError(error: unknown): StartError | undefined {
  const sentence = describeDatabaseAway(error) ?? knownSentence(error)?.(ownWords(error));
  return sentence === undefined ? undefined : new StartError(sentence, { cause: error });
}

function knownSentence(error: unknown): Sentence | undefined {
  const words = ownWords(error);
  return KNOWN_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? KNOWN[codeOf(error)];
}

/** A sentence for a start that meets no server of DATABASE_URL, or loses it. */
export function describeDatabaseAway(error: unknown): string | undefined {
  if (!isDatabaseAway(error)) return undefined;
  // Knex's message names its pool, which means nothing to an operator.
  const words = (error as Error).name === 'KnexTimeoutError' ? 'keine Antwort' : ownWords(error);
  return `Der Datenbankserver aus DATABASE_URL ist nicht zu erreichen (${words}). Läuft er, und stimmen Rechner und Port?`;
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

/** Knex puts the statement before the server's message. */
const ownWords = (error: unknown) => (error as Error).message.split(' - ').at(-1) ?? '';
