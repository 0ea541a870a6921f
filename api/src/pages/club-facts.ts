import {
  legalFormOf,
  type EditableSettings,
  type FootballData,
  type ImprintFacts,
  type LegalForm,
} from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { dataProtectionAuthority } from './data-protection-authorities.ts';
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
  federal_state: EditableSettings['federalState'];
  message_retention_days: number;
};

/** Where a club of this form is registered; '' for nowhere. */
const REGISTERS: Readonly<Record<LegalForm, string>> = {
  verein: 'Vereinsregister',
  genossenschaft: 'Genossenschaftsregister',
  gmbh: 'Handelsregister',
  abteilung: 'Vereinsregister',
  'nicht-eingetragen': '',
};

/** The facts that pages may name, by placeholder. */
export async function readClubFacts(db: Database): Promise<Facts> {
  const club = await db<SettingsRow>('settings').first();
  if (!club) throw new Error('the settings row is missing');
  const { imprint } = club;
  const form = legalFormOf(club);
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
    ['Träger', form === 'abteilung' ? (imprint.parentClub ?? '') : ''],
    ['Vertretungsorgan', form === 'gmbh' ? 'die Geschäftsführung' : 'den Vorstand'],
    ['Vertretung', imprint.representatives],
    ['Register', REGISTERS[form ?? 'verein']],
    ['Registergericht', imprint.registerCourt],
    ['Registernummer', imprint.registerNumber],
    ['USt-IdNr.', imprint.vatId],
    ['Verantwortlich', imprint.contentResponsible],
    ['Hosting', imprint.hostingProvider],
    ['Datenschutzbeauftragte', imprint.dataProtectionOfficer],
    ['Aufsichtsbehörde', dataProtectionAuthority(club.federal_state)],
  ]);
}
