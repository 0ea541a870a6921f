import type { FootballData, ImprintFacts } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import type { Facts } from './placeholders.ts';

type SettingsRow = {
  name: string;
  short_name: string;
  founded: number | null;
  stadium: string;
  street: string;
  postcode: string;
  town: string;
  email: string;
  phone: string;
  league: string;
  season: string;
  office_hours: string | null;
  football_data: FootballData | null;
  imprint: ImprintFacts;
  message_retention_days: number;
};

/** The facts that pages may name, by placeholder. */
export async function readClubFacts(db: Database): Promise<Facts> {
  const club = await db<SettingsRow>('settings').first();
  if (!club) throw new Error('the settings row is missing');
  const { imprint } = club;
  return new Map([
    ['Vereinsname', club.name],
    ['Kurzname', club.short_name],
    ['Gründungsjahr', String(club.founded ?? '')],
    ['Stadion', club.stadium],
    ['Straße', club.street],
    ['PLZ', club.postcode],
    ['Ort', club.town],
    ['E-Mail', club.email],
    ['Telefon', club.phone],
    ['Liga', club.league],
    ['Saison', club.season],
    ['Bürozeiten', club.office_hours ?? ''],
    ['Löschfrist', String(club.message_retention_days)],
    ['Fußballdaten', club.football_data?.name ?? 'anderen Anbietern'],
    ['Vertretung', imprint.representatives],
    ['Registergericht', imprint.registerCourt],
    ['Registernummer', imprint.registerNumber],
    ['USt-IdNr.', imprint.vatId],
    ['Verantwortlich', imprint.contentResponsible],
    ['Hosting', imprint.hostingProvider],
    ['Datenschutzbeauftragte', imprint.dataProtectionOfficer],
  ]);
}
