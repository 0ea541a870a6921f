import type { EditableSettings, NewSettings } from '@portal/api/contract';
import { namesOf, type EntryField } from '../../kit/entries/entry-kind.ts';
import { ColorChecks } from './ColorChecks.tsx';
import { LinkFields } from './LinkFields.tsx';
import { ProviderFields } from './ProviderFields.tsx';

/** Settings that are edited together. */
export type SettingsGroup = {
  slug: string;
  title: string;
  lead: string;
  fields: readonly EntryField<EditableSettings>[];
};

/** All settings, in groups that fit a phone. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    slug: 'verein',
    title: 'Verein und Saison',
    lead: 'Name, Gründungsjahr, Liga und Saison.',
    fields: [
      {
        is: 'line',
        name: 'name',
        label: 'Voller Name',
        maxLength: 120,
        hint: 'Mit „e. V.“, so wie er im Vereinsregister steht.',
      },
      {
        is: 'row',
        fields: [
          { is: 'line', name: 'shortName', label: 'Kurzer Name', maxLength: 60 },
          { is: 'line', name: 'founded', label: 'Gründungsjahr', type: 'number' },
        ],
      },
      {
        is: 'row',
        fields: [
          { is: 'line', name: 'league', label: 'Liga der 1. Mannschaft', maxLength: 120 },
          { is: 'line', name: 'season', label: 'Saison', maxLength: 20, placeholder: '2024/25' },
        ],
      },
    ],
  },
  {
    slug: 'kontakt',
    title: 'Anschrift und Kontakt',
    lead: 'Stadion, Anschrift, E-Mail, Telefon und das Wetter im Kopf der Seite.',
    fields: [
      { is: 'line', name: 'stadium', label: 'Stadion', maxLength: 120 },
      { is: 'line', name: 'street', label: 'Straße und Hausnummer', maxLength: 120 },
      {
        is: 'row',
        fields: [
          { is: 'line', name: 'postcode', label: 'Postleitzahl', maxLength: 5 },
          { is: 'line', name: 'town', label: 'Ort', maxLength: 80 },
        ],
      },
      {
        is: 'row',
        fields: [
          { is: 'line', name: 'email', label: 'E-Mail', type: 'email' },
          { is: 'line', name: 'phone', label: 'Telefon', type: 'tel' },
        ],
      },
      { is: 'text', name: 'officeHours', label: 'Bürozeiten', rows: 2 },
      {
        is: 'row',
        fields: [
          {
            is: 'line',
            name: 'latitude',
            label: 'Breitengrad',
            type: 'number',
            hint: 'Für Karte und Wetter, z. B. 52,5163.',
          },
          { is: 'line', name: 'longitude', label: 'Längengrad', type: 'number', hint: 'Z. B. 13,3777.' },
        ],
      },
      {
        is: 'switch',
        name: 'showWeather',
        label: 'Wetter im Kopf der Seite zeigen',
        hint: 'Unser Server fragt das Wetter ab, Besucher bleiben unbekannt.',
      },
    ],
  },
  {
    slug: 'aussehen',
    title: 'Farben und Wappen',
    lead: 'Die Vereinsfarben, mit Prüfung der Lesbarkeit, und das Wappen.',
    fields: [
      {
        is: 'row',
        fields: [
          { is: 'color', name: 'color', label: 'Vereinsfarbe', hint: 'Für Knöpfe und Flächen.' },
          {
            is: 'color',
            name: 'colorDark',
            label: 'Dunkle Vereinsfarbe',
            hint: 'Für farbige Schrift auf hellem Grund.',
          },
        ],
      },
      { is: 'own', names: [], Fields: ColorChecks },
      {
        is: 'picture',
        name: 'crestUrl',
        label: 'Wappen',
        hint: 'Am besten PNG mit durchsichtigem Grund, mindestens 600 Pixel hoch. Leer: das gezeichnete Wappen in den Vereinsfarben.',
      },
    ],
  },
  {
    slug: 'bandenwerbung',
    title: 'Bild der Bandenwerbung',
    lead: 'Was mögliche Sponsoren auf der Seite „Sponsoren & Partner“ sehen.',
    fields: [
      {
        is: 'picture',
        name: 'advertisingImageUrl',
        label: 'Werbebande am Spielfeldrand',
        hint: 'Am besten im Querformat. Wer fotografiert hat, steht in der Mediathek und wird neben dem Bild genannt. Leer: ein Beispielbild.',
      },
    ],
  },
  {
    slug: 'links',
    title: 'Fanshop und soziale Netzwerke',
    lead: 'Wohin die Seite nach außen führt.',
    fields: [
      {
        is: 'line',
        name: 'fanShopUrl',
        label: 'Adresse des Fanshops',
        type: 'url',
        hint: 'Leer: keine Fanshop-Karte.',
      },
      { is: 'own', names: ['socialLinks'], Fields: LinkFields },
    ],
  },
  {
    slug: 'fussballdaten',
    title: 'Tabellen und Spielstände',
    lead: 'Der Anbieter, von dem Tabelle, Spielplan und Liveticker kommen, und wann seine Inhalte geladen werden.',
    fields: [{ is: 'own', names: ['footballData'], Fields: ProviderFields }],
  },
  {
    slug: 'impressum',
    title: 'Angaben fürs Impressum',
    lead: 'Was das Gesetz verlangt. Leere Angaben mahnt das Impressum an.',
    // § 5 DDG, § 18 MStV, Art. 13 GDPR.
    fields: [
      {
        is: 'text',
        name: 'imprint.representatives',
        label: 'Wer den Verein vertritt',
        rows: 3,
        hint: 'Vorname Nachname (1. Vorsitz), eine Person je Zeile.',
      },
      {
        is: 'row',
        fields: [
          {
            is: 'line',
            name: 'imprint.registerCourt',
            label: 'Registergericht',
            placeholder: 'Amtsgericht Mainz',
          },
          { is: 'line', name: 'imprint.registerNumber', label: 'Registernummer', placeholder: 'VR 12345' },
        ],
      },
      { is: 'line', name: 'imprint.vatId', label: 'USt-IdNr.', hint: 'Nur, wenn es eine gibt.' },
      {
        is: 'text',
        name: 'imprint.contentResponsible',
        label: 'Verantwortlich für den Inhalt',
        rows: 2,
        hint: 'Name und Anschrift.',
      },
      {
        is: 'text',
        name: 'imprint.hostingProvider',
        label: 'Wer den Server betreibt',
        rows: 2,
        hint: 'Name und Anschrift des Anbieters.',
      },
      {
        is: 'text',
        name: 'imprint.dataProtectionOfficer',
        label: 'Datenschutzbeauftragte Person',
        rows: 2,
        hint: 'Nur, wenn es eine gibt.',
      },
    ],
  },
  {
    slug: 'nachrichten',
    title: 'Nachrichten aufbewahren',
    lead: 'Wann Nachrichten aus dem Kontaktformular gelöscht werden.',
    fields: [
      {
        is: 'line',
        name: 'messageRetentionDays',
        label: 'Nachrichten löschen nach Tagen',
        type: 'number',
        hint: '7 bis 1095. Die Frist gilt auch für Nachrichten, die schon da sind, und steht in der Datenschutzerklärung.',
      },
    ],
  },
];

/** What the law wants named before a site goes online, on one screen; it is needed once. */
export const openingGroup: SettingsGroup = {
  slug: 'veroeffentlichen',
  title: 'Seite veröffentlichen',
  lead: 'Bis dahin lesen Besucher nur, dass hier eine Seite entsteht. Alles hier lässt sich später ändern.',
  fields: fieldsOf(
    'name',
    'shortName',
    'street',
    'postcode',
    'town',
    'email',
    'imprint.representatives',
    'imprint.contentResponsible',
  ),
};

/** Fields as the groups have them, one below the other. */
function fieldsOf(...names: string[]): SettingsGroup['fields'] {
  const parts = settingsGroups.flatMap(({ fields }) =>
    fields.flatMap((part) => (part.is === 'row' ? part.fields : [part])),
  );
  return names.flatMap((name) => parts.filter((part) => 'name' in part && part.name === name));
}

/** The settings of a group; of one with parts, such as the imprint, the whole. */
export function settingsIn({ fields }: SettingsGroup): (keyof NewSettings)[] {
  const names = fields.flatMap(namesOf).map((name) => name.split('.')[0]);
  return [...new Set(names)] as (keyof NewSettings)[];
}
