import type { Database } from '../src/database/connect.ts';

/** The facts of a made-up club, in the place of those of a new portal. */
export async function enterClub({ db }: { db: Database }): Promise<void> {
  await db('settings').update({
    name: 'SV Musterstadt 1920 e. V.',
    short_name: 'SV Musterstadt',
    founded: 1920,
    stadium: 'Stadion Musterstadt',
    street: 'Am Sportplatz 1',
    postcode: '12345',
    town: 'Musterstadt',
    email: 'kontakt@sv-musterstadt.example',
    phone: '01234 5678-0',
    league: 'A-Klasse',
    season: '2026/27',
    latitude: 49.7,
    longitude: 8.33,
  });
}
