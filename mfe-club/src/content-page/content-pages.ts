import type { PageSlug } from '@portal/api/contract';

/** Title and description of the content pages until their text, which has its own, has arrived. */
export const contentPages: Readonly<Record<Exclude<PageSlug, 'kontakt'>, { title: string; description: string }>> = {
  'ueber-uns': {
    title: 'Über uns',
    description: 'Wer wir sind, wo man uns findet und was uns ausmacht.',
  },
  geschichte: {
    title: 'Geschichte',
    description: 'Von der Gründung bis heute: die Geschichte des Vereins in Jahreszahlen.',
  },
  ehrenmitglieder: {
    title: 'Ehrenmitglieder',
    description: 'Menschen, die den Verein geprägt haben, und die Ehrungen, die er vergibt.',
  },
  'gemeinsam-stark': {
    title: 'Gemeinsam stark',
    description: 'Gemeinsam stark: wie Mitglieder, Helfer und Partner den Verein tragen.',
  },
  mitgliedschaft: {
    title: 'Mitgliedschaft',
    description: 'Mitglied werden: was die Mitgliedschaft im Verein bringt und wie der Eintritt geht.',
  },
  jugendarbeit: {
    title: 'Jugendarbeit',
    description: 'Kinder und Jugendliche im Verein: Mannschaften, Training und was uns dabei wichtig ist.',
  },
  impressum: { title: 'Impressum', description: 'Wer für diese Website verantwortlich ist.' },
  datenschutz: {
    title: 'Datenschutz',
    description: 'Welche Daten diese Website verarbeitet, wozu, und welche Rechte Sie haben.',
  },
};

/** A page whose text is content in the database; its address is its slug. */
export type ContentSlug = keyof typeof contentPages;

/** The page an address belongs to. */
export function contentSlug(pathname: string): ContentSlug | undefined {
  const slug = pathname.replaceAll('/', '');
  return Object.hasOwn(contentPages, slug) ? (slug as ContentSlug) : undefined;
}
