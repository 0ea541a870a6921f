import type { ComponentType } from 'react';
import type { EditableSettings, NewSettings } from '@portal/api/contract';
import { AdvertisingFields } from './AdvertisingFields.tsx';
import { AppearanceFields } from './AppearanceFields.tsx';
import { ClubFields } from './ClubFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { ImprintFields } from './ImprintFields.tsx';
import { InboxFields } from './InboxFields.tsx';
import { LinkFields } from './LinkFields.tsx';
import { ProviderFields } from './ProviderFields.tsx';

/** Settings that are edited together. */
export type SettingsGroup = {
  slug: string;
  title: string;
  lead: string;
  fields: readonly (keyof NewSettings)[];
  Fields: ComponentType<{ settings: EditableSettings }>;
};

/** All settings, in groups that fit a phone. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    slug: 'verein',
    title: 'Verein und Saison',
    lead: 'Name, Gründungsjahr, Liga und Saison.',
    fields: ['name', 'shortName', 'founded', 'league', 'season'],
    Fields: ClubFields,
  },
  {
    slug: 'kontakt',
    title: 'Anschrift und Kontakt',
    lead: 'Stadion, Anschrift, E-Mail, Telefon und das Wetter im Kopf der Seite.',
    fields: [
      'stadium',
      'street',
      'postcode',
      'town',
      'email',
      'phone',
      'officeHours',
      'latitude',
      'longitude',
      'showWeather',
    ],
    Fields: ContactFields,
  },
  {
    slug: 'aussehen',
    title: 'Farben und Wappen',
    lead: 'Die Vereinsfarben, mit Prüfung der Lesbarkeit, und das Wappen.',
    fields: ['color', 'colorDark', 'crestUrl'],
    Fields: AppearanceFields,
  },
  {
    slug: 'bandenwerbung',
    title: 'Bild der Bandenwerbung',
    lead: 'Was mögliche Sponsoren auf der Seite „Sponsoren & Partner“ sehen.',
    fields: ['advertisingImageUrl'],
    Fields: AdvertisingFields,
  },
  {
    slug: 'links',
    title: 'Fanshop und soziale Netzwerke',
    lead: 'Wohin die Seite nach außen führt.',
    fields: ['fanShopUrl', 'socialLinks'],
    Fields: LinkFields,
  },
  {
    slug: 'fussballdaten',
    title: 'Tabellen und Spielstände',
    lead: 'Der Anbieter, von dem Tabelle, Spielplan und Liveticker kommen, und wann seine Inhalte geladen werden.',
    fields: ['footballData'],
    Fields: ProviderFields,
  },
  {
    slug: 'impressum',
    title: 'Angaben fürs Impressum',
    lead: 'Was das Gesetz verlangt. Leere Angaben mahnt das Impressum an.',
    fields: ['imprint'],
    Fields: ImprintFields,
  },
  {
    slug: 'nachrichten',
    title: 'Nachrichten aufbewahren',
    lead: 'Wann Nachrichten aus dem Kontaktformular gelöscht werden.',
    fields: ['messageRetentionDays'],
    Fields: InboxFields,
  },
];
