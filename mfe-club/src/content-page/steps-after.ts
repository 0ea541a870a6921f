import type { PageSlug } from '@portal/api/contract';
import { contactPath } from '../contact/contact-path.ts';

/** Where a page leads: what the box says, the first link is the one to take. */
export type Steps = { title: string; text: string; links: readonly { label: string; to: string }[] };

const steps: Partial<Record<PageSlug, Steps>> = {
  'ueber-uns': {
    title: 'Lern uns kennen',
    text: 'Am besten auf dem Platz. Oder hier: die Menschen hinter dem Verein und ihre Geschichte.',
    links: [
      { label: 'Der Vorstand', to: '/vorstand' },
      { label: 'Unsere Geschichte', to: '/geschichte' },
    ],
  },
  geschichte: {
    title: 'Wer Geschichte schrieb',
    text: 'Hinter jeder Jahreszahl stehen Menschen, die angepackt haben.',
    links: [
      { label: 'Ehrenmitglieder', to: '/ehrenmitglieder' },
      { label: 'Alte Bilder einreichen', to: contactPath('Bilder für die Vereinschronik') },
    ],
  },
  ehrenmitglieder: {
    title: 'Wofür sie stehen',
    text: 'Ihre Arbeit steckt in jedem Kapitel der Vereinsgeschichte.',
    links: [{ label: 'Unsere Geschichte', to: '/geschichte' }],
  },
  'gemeinsam-stark': {
    title: 'Mach mit',
    text: 'Als Mitglied, Helfer oder Partner: Jede Hand zählt.',
    links: [
      { label: 'Mithelfen', to: contactPath('Ich möchte mithelfen') },
      { label: 'Mitglied werden', to: '/mitgliedschaft' },
      { label: 'Partner werden', to: '/sponsoren' },
    ],
  },
  mitgliedschaft: {
    title: 'Werde Mitglied',
    text: 'Schreib uns kurz, wer du bist. Du bekommst den Antrag und alles Weitere von uns.',
    links: [
      { label: 'Antrag anfordern', to: contactPath('Mitgliedschaft') },
      { label: 'Trainingszeiten', to: '/trainingszeiten' },
    ],
  },
  jugendarbeit: {
    title: 'Komm zum Schnuppern',
    text: 'Sportschuhe an, vorbeikommen, mitspielen. Sag uns vorher kurz Bescheid, dann freut sich schon jemand auf dich.',
    links: [
      { label: 'Schnuppertraining', to: contactPath('Schnuppertraining') },
      { label: 'Trainingszeiten', to: '/trainingszeiten' },
    ],
  },
};

/** The steps a page leads to; none after legal texts. */
export function stepsAfter(slug: PageSlug): Steps | undefined {
  return steps[slug];
}
