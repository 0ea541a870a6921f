import type { Knex } from 'knex';

/** If the privacy policy still has its default text, it says how long a login lasts and who reads messages. */
const CHANGES: readonly (readonly [before: string, after: string])[] = [
  ['bis zur Abmeldung, höchstens 7 Tage', 'bis zur Abmeldung, höchstens 7 Tage, mit „Angemeldet bleiben“ 60 Tage'],
  [
    'damit niemand durch falsche Versuche aussperrt, wer sich auf diesem Gerät schon angemeldet hat',
    'damit niemand durch falsche Versuche aussperrt, wer sich auf diesem Gerät schon angemeldet hat, und um auf diesem Gerät zur Anmeldung zu führen',
  ],
  [
    'außerdem, wer welchen Inhalt zuletzt geändert hat.',
    'außerdem, wer welchen Inhalt zuletzt geändert hat. Wer einen Passkey anlegt, hinterlegt bei uns nur dessen öffentlichen Schlüssel; Finger, Gesicht oder PIN bleiben auf dem Gerät.',
  ],
  [
    'Lesen können sie nur die Administratoren der Website.',
    'Lesen können sie nur die Administratoren der Website und wer im Verein dafür bestimmt ist; diese Personen können auch per E-Mail benachrichtigt werden. Auf Wunsch bestätigen wir Ihnen den Eingang per E-Mail.',
  ],
];

export async function up(db: Knex): Promise<void> {
  for (const change of CHANGES) await replace(db, change);
}

export async function down(db: Knex): Promise<void> {
  for (const [before, after] of CHANGES.toReversed()) await replace(db, [after, before]);
}

async function replace(db: Knex, texts: readonly [before: string, after: string]): Promise<void> {
  await db('pages')
    .where({ slug: 'datenschutz' })
    .update({ content: db.raw('replace(content, ?, ?)', [...texts]) });
}
