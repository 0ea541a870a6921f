import { createBoardRepository } from '../../src/board/board.repository.ts';
import type { DemoContent } from '../demo-content.ts';
import { seedOnce } from '../seed-once.ts';

const offices = [
  ['1. Vorsitz', 'Leitung und Vertretung des Vereins', 'vorsitz', '06242 1903-10'],
  ['2. Vorsitz', 'Sportbetrieb und Verband', 'sport', '06242 1903-11'],
  ['3. Vorsitz', 'Sponsoring und Partnerschaften', 'sponsoring', '06242 1903-12'],
  ['Kasse', 'Finanzen, Beiträge und Spenden', 'kasse', null],
  ['Geschäftsstelle', 'Schriftführung und Mitgliederverwaltung', 'geschaeftsstelle', '06242 1903-0'],
  ['Jugendleitung', 'Alle Jugendmannschaften von Bambini bis A-Jugend', 'jugend', '06242 1903-14'],
  ['Spielausschuss', 'Spielbetrieb der aktiven Mannschaften', 'spielausschuss', null],
  ['Öffentlichkeit', 'Presse, Internet und Stadionheft', 'presse', null],
  ['Kinderschutz', 'Vertrauliche Ansprache für Kinder, Eltern und Trainer', 'vertrauen', '06242 1903-17'],
  ['Platz und Vereinsheim', 'Anlagen, Technik und Vermietung', 'platz', null],
] as const;

/** The offices of the board; who holds them is for the club to say. */
export async function seedBoard({ db }: Pick<DemoContent, 'db'>): Promise<void> {
  await seedOnce(db, 'board', 'board_members', async (trx) => {
    const board = createBoardRepository(trx);
    for (const [name, position, mailbox, phone] of offices)
      await board.insert({ name, position, phone, email: `${mailbox}@fsv-sommerried.example` }, null);
  });
}
