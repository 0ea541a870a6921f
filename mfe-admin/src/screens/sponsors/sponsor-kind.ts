import type { EditableSponsor } from '@portal/api/contract';
import { sponsorTiers } from '@portal/shared-ui/sponsor-tiers';
import { entryKind } from '../../kit/entries/entry-kind.ts';
import { shownSorts, stateColumn, stateFilter } from '../../kit/entries/shown-state.tsx';

const number = new Intl.NumberFormat('de-DE');
const tiers = sponsorTiers.map(({ tier, name }) => [tier, name] as const);

/** Filters the sponsors that are in the ticker, or those that are not. */
export const tickerFilter = {
  name: 'showInTicker',
  label: 'Ticker',
  choices: [
    ['true', 'Im Ticker'],
    ['false', 'Nicht im Ticker'],
  ],
} as const;

/** The club's supporters, with the benefits they get. */
export const sponsorKind = entryKind<EditableSponsor>({
  list: '/api/admin/sponsors',
  writes: '/api/sponsors',
  present: ({ name, logoUrl, image }) => ({ name, imageUrl: logoUrl, image }),
  lead: 'Wer den Verein unterstützt, mit Logo, Link und Laufzeit.',
  newLabel: 'Neuer Sponsor',
  columns: [
    { label: 'Stufe', render: ({ tier }) => sponsorTiers.find((known) => known.tier === tier)?.name },
    stateColumn,
    { label: 'Im Ticker', render: ({ showInTicker }) => (showInTicker ? 'Ja' : 'Nein'), wide: true },
    {
      label: 'Ansichten / Klicks, 30 Tage',
      render: ({ views, clicks }) => `${number.format(views)} / ${number.format(clicks)}`,
      wide: true,
    },
  ],
  searchLabel: 'Sponsor suchen',
  filters: [{ name: 'tier', label: 'Stufe', choices: tiers }, stateFilter, tickerFilter],
  sorts: [...shownSorts, ['views', 'Meiste Ansichten'], ['clicks', 'Meiste Klicks']],
  empty: {
    title: 'Noch keine Sponsoren',
    text: 'Hier stehen Firmen, die den Verein unterstützen. Mit Logo erscheinen sie auf der Sponsorenseite und im Ticker.',
  },
  groups: { choices: tiers, of: ({ tier }) => tier },
  fields: [
    { is: 'line', name: 'name', label: 'Name', maxLength: 120 },
    {
      is: 'picture',
      name: 'logoUrl',
      label: 'Logo',
      logo: 'Logo',
      hint: 'Am besten breit, auf weißem oder durchsichtigem Grund. Auch SVG.',
    },
    { is: 'choice', name: 'tier', label: 'Stufe', choices: tiers },
    {
      is: 'line',
      name: 'websiteUrl',
      label: 'Website',
      type: 'url',
      placeholder: 'https://www.beispiel.de',
      hint: 'Öffnet sich in einem neuen Tab. Ohne Adresse gibt es keinen Knopf.',
    },
    { is: 'text', name: 'description', label: 'Beschreibung', hint: 'Ein, zwei Sätze für die Sponsorenseite.' },
    { is: 'switch', name: 'showInTicker', label: 'Im Ticker der Startseite zeigen' },
    { is: 'period' },
  ],
  begin: { tier: 'standard', showInTicker: true },
  savedText: 'Sponsor gespeichert.',
  schema: () => import('@portal/api/contract').then(({ NewSponsor }) => NewSponsor),
  below: () => import('./SponsorNumbers.tsx').then(({ SponsorNumbers }) => SponsorNumbers),
});
