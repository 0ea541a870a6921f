import type { EditableSettings, NewSettings } from '@portal/api/contract';
import { labelsOf, type EntryField } from '../../kit/entries/entry-kind.ts';
import { ColorPreview } from './ColorPreview.tsx';
import { ImprintFields } from './ImprintFields.tsx';
import { ContactMailFields } from './ContactMailFields.tsx';
import { LinkFields } from './LinkFields.tsx';
import { MapLinkField } from './MapLinkField.tsx';
import { ProviderFields } from './ProviderFields.tsx';
import { SecondColorField } from './SecondColorField.tsx';

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
          { is: 'line', name: 'season', label: 'Saison', maxLength: 20, placeholder: '2026/27' },
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
      { is: 'own', labels: {}, Fields: MapLinkField },
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
    lead: 'Die Vereinsfarben, mit Vorschau, und das Wappen.',
    fields: [
      {
        is: 'row',
        fields: [
          {
            is: 'color',
            name: 'color',
            label: 'Vereinsfarbe',
            hint: 'Hell oder dunkel: Die Schrift darauf sucht sich die Seite selbst.',
          },
          { is: 'own', labels: { secondColor: 'Zweite Vereinsfarbe' }, Fields: SecondColorField },
        ],
      },
      { is: 'own', labels: {}, Fields: ColorPreview },
      {
        is: 'picture',
        name: 'crestUrl',
        label: 'Wappen',
        logo: 'Wappen',
        hint: 'Am besten SVG, oder PNG mit durchsichtigem Grund und mindestens 600 Pixeln Höhe. Leer: das gezeichnete Wappen mit Anfangsbuchstaben, Gründungsjahr und Vereinsfarben.',
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
      { is: 'own', labels: { socialLinks: 'Soziale Netzwerke' }, Fields: LinkFields },
    ],
  },
  {
    slug: 'fussballdaten',
    title: 'Tabellen und Spielstände',
    lead: 'fussball.de, FuPa oder ein anderer Anbieter von Tabelle, Spielplan und Liveticker, und wann er geladen wird.',
    fields: [{ is: 'own', labels: { footballData: 'Tabellen und Spielstände' }, Fields: ProviderFields }],
  },
  {
    slug: 'impressum',
    title: 'Angaben fürs Impressum',
    lead: 'Was das Gesetz verlangt. Leere Angaben mahnt das Impressum an.',
    fields: [{ is: 'own', labels: { imprint: 'Impressum', federalState: 'Bundesland' }, Fields: ImprintFields }],
  },
  {
    slug: 'trainer',
    title: 'Trainer und Redaktion',
    lead: 'Ob Spielberichte und Alben der Trainer sofort erscheinen.',
    fields: [
      {
        is: 'switch',
        name: 'trainersPublish',
        label: 'Trainer veröffentlichen selbst',
        hint: 'Ausgeschaltet sind ihre Spielberichte und Alben Entwürfe: Sie geben sie an die Redaktion, die davon unter „Zu erledigen“ erfährt. Die Seite der eigenen Mannschaft ändern Trainer immer sofort.',
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
  {
    slug: 'nachrichten-per-mail',
    title: 'Nachrichten per E-Mail',
    lead: 'Wer erfährt, dass über das Kontaktformular eine Nachricht gekommen ist.',
    fields: [{ is: 'own', labels: { contactMail: 'Nachrichten per E-Mail' }, Fields: ContactMailFields }],
  },
  {
    slug: 'anmeldung',
    title: 'Ansprechperson bei Anmeldeproblemen',
    lead: 'Wer hilft, wenn jemand das Passwort vergessen hat und die Website keine Links verschickt.',
    fields: [
      {
        is: 'row',
        fields: [
          {
            is: 'line',
            name: 'loginContactName',
            label: 'Ansprechperson',
            maxLength: 100,
            hint: 'Jemand mit der Rolle „Verwaltung“. Beim Login steht der Name für alle lesbar.',
          },
          {
            is: 'line',
            name: 'loginContactEmail',
            label: 'E-Mail der Ansprechperson',
            type: 'email',
            hint: 'Leer: die E-Mail-Adresse des Vereins.',
          },
        ],
      },
    ],
  },
];

/** The labels of the settings in the log. */
export const settingsLabels = labelsOf(settingsGroups.flatMap(({ fields }) => fields));

/** The group of this address. */
export function groupOf(slug: string): SettingsGroup {
  const group = settingsGroups.find((known) => known.slug === slug);
  if (!group) throw new Error(`no settings are called ${slug}`);
  return group;
}

/** Fields as the groups have them, one below the other. */
export function fieldsOf(...names: string[]): SettingsGroup['fields'] {
  const parts = settingsGroups.flatMap(({ fields }) =>
    fields.flatMap((part) => (part.is === 'row' ? part.fields : [part])),
  );
  return names.flatMap((name) => parts.filter((part) => 'name' in part && part.name === name));
}

/** The settings of a group; of one with parts, such as the imprint, the whole. */
export function settingsIn({ fields }: Pick<SettingsGroup, 'fields'>): (keyof NewSettings)[] {
  const names = Object.keys(labelsOf(fields)).map((name) => name.split('.')[0]);
  return [...new Set(names)] as (keyof NewSettings)[];
}
