import type { PageSlug } from '@portal/api/contract';
import type { usePageTexts } from '@portal/shared-ui';
import { contactPath } from '../contact/contact-path.ts';

/** The next steps of a page: the text of the box, and the links, the main one first. */
export type Steps = { title: string; text: string; links: readonly { label: string; to: string }[] };

const stepsIn = (text: ReturnType<typeof usePageTexts>): Partial<Record<PageSlug, Steps>> => ({
  'ueber-uns': {
    title: text('aboutStepsTitle', 'Lern uns kennen'),
    text: text(
      'aboutStepsText',
      'Am besten auf dem Platz. Oder hier: die Menschen hinter dem Verein und ihre Geschichte.',
    ),
    links: [
      { label: text('aboutStep1', 'Der Vorstand'), to: '/vorstand' },
      { label: text('aboutStep2', 'Unsere Geschichte'), to: '/geschichte' },
    ],
  },
  geschichte: {
    title: text('historyStepsTitle', 'Wer Geschichte schrieb'),
    text: text('historyStepsText', 'Hinter jeder Jahreszahl stehen Menschen, die angepackt haben.'),
    links: [
      { label: text('historyStep1', 'Ehrenmitglieder'), to: '/ehrenmitglieder' },
      { label: text('historyStep2', 'Alte Bilder einreichen'), to: contactPath('Bilder für die Vereinschronik') },
    ],
  },
  ehrenmitglieder: {
    title: text('honoursStepsTitle', 'Wofür sie stehen'),
    text: text('honoursStepsText', 'Ihre Arbeit steckt in jedem Kapitel der Vereinsgeschichte.'),
    links: [{ label: text('honoursStep1', 'Unsere Geschichte'), to: '/geschichte' }],
  },
  'gemeinsam-stark': {
    title: text('campaignStepsTitle', 'Mach mit'),
    text: text('campaignStepsText', 'Als Mitglied, Helfer oder Partner: Jede Hand zählt.'),
    links: [
      { label: text('campaignStep1', 'Mithelfen'), to: contactPath('Ich möchte mithelfen') },
      { label: text('campaignStep2', 'Mitglied werden'), to: '/mitgliedschaft' },
      { label: text('campaignStep3', 'Partner werden'), to: '/sponsoren' },
    ],
  },
  mitgliedschaft: {
    title: text('membershipStepsTitle', 'Werde Mitglied'),
    text: text(
      'membershipStepsText',
      'Schreib uns kurz, wer du bist. Du bekommst den Antrag und alles Weitere von uns.',
    ),
    links: [
      { label: text('membershipStep1', 'Antrag anfordern'), to: contactPath('Mitgliedschaft') },
      { label: text('membershipStep2', 'Trainingszeiten'), to: '/trainingszeiten' },
    ],
  },
  jugendarbeit: {
    title: text('youthStepsTitle', 'Komm zum Probetraining'),
    text: text(
      'youthStepsText',
      'Sportschuhe an, vorbeikommen, mitspielen. Sag uns vorher kurz Bescheid, dann freut sich schon jemand auf dich.',
    ),
    links: [
      { label: text('youthStep1', 'Probetraining'), to: contactPath('Probetraining') },
      { label: text('youthStep2', 'Trainingszeiten'), to: '/trainingszeiten' },
    ],
  },
});

/**
 * The steps a page leads to, without those the club has emptied; none after legal texts, or if it has emptied their
 * title.
 */
export function stepsAfter(slug: PageSlug, text: ReturnType<typeof usePageTexts>): Steps | undefined {
  const steps = stepsIn(text)[slug];
  return steps?.title ? { ...steps, links: steps.links.filter(({ label }) => label) } : undefined;
}
